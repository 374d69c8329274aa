#pragma once

#include "generation/level/properties.h"
#include "generation/level/rules.h"

#include <optional>
#include <string_view>

/// The rules that no table here names: options of an objective, which only those who play it know. `Rules` keeps them
/// as they stand in the file, so that each is written back as it was read, whoever knows it.
namespace delve {

/// Yes or no, a number, a text; what is none of these is an UnknownValue. Nothing where the rules do not say.
[[nodiscard]] std::optional<PropertyValue> ruleOption(const Rules& rules, std::string_view name);

/// In the place of the one that there was, or behind the others. `value` is none of a map, such as a cell.
void setRuleOption(Rules& rules, std::string_view name, const PropertyValue& value);

} // namespace delve
