#pragma once

#include "editor/tilesets/kept_properties.h"
#include "generation/level/properties.h"

#include <string_view>
#include <variant>

namespace delve::editor {

[[nodiscard]] inline bool isKeptForLdtk(const Property& property) {
    return property.name == ldtkProperty && std::holds_alternative<UnknownValue>(property.value);
}

} // namespace delve::editor
