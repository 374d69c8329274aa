#pragma once

#include "editor/ldtk/ldtk_project.h"
#include "generation/level/properties.h"

#include <cstdint>
#include <optional>
#include <string_view>
#include <vector>

namespace delve::editor {

/// How deep lists and objects lie within each other in a piece of JSON.
[[nodiscard]] int depthOfJson(std::string_view json);

/// The fields of a level or an entity as properties: texts, numbers, yes and no, and what else is short as raw JSON.
/// Counts those that are longer, or deeper, than a property may be.
[[nodiscard]] std::optional<PropertyValue> propertyFrom(const LdtkField& field);
[[nodiscard]] Properties propertiesFrom(const std::vector<LdtkField>& fields, std::int64_t& leftOut);

} // namespace delve::editor
