#pragma once

#include "generation/level/properties.h"
#include "generation/level/rules.h"

#include <optional>
#include <string_view>

/// Rules that no table here names: options of an objective, which only the game knows. `Rules` keeps them as they stand
/// in the file, so that each is written back as it was read, even if nothing knows it.
namespace delve {

/// A bool, a number or a text; anything else is an UnknownValue. Nothing if the rules do not set it.
[[nodiscard]] std::optional<PropertyValue> ruleOption(const Rules& rules, std::string_view name);

/// Replaces the option, or adds it after the others. `value` is of no kind that belongs to a map, such as a cell.
void setRuleOption(Rules& rules, std::string_view name, const PropertyValue& value);

} // namespace delve
