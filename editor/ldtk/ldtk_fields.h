#pragma once

#include "editor/ldtk/ldtk_project.h"
#include "generation/level/properties.h"

#include <cstdint>
#include <vector>

namespace delve::editor {

/// The fields of a level or an entity as properties: texts, numbers, yes and no, and what else is short as raw JSON.
/// Counts those that are longer, or deeper, than a property may be.
[[nodiscard]] Properties propertiesFrom(const std::vector<LdtkField>& fields, std::int64_t& leftOut);

} // namespace delve::editor
