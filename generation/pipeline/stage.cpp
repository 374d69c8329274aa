#include "generation/pipeline/stage.h"

#include <algorithm>

namespace delve::generation {

const Parameter* StageInfo::find(std::string_view parameter) const {
    const auto found = std::ranges::find(parameters, parameter, &Parameter::id);
    return found == parameters.end() ? nullptr : &*found;
}

const Parameter* StageInfo::find(ParameterRole role) const {
    const auto found = std::ranges::find_if(parameters, [role](const Parameter& p) { return p.roles.has(role); });
    return found == parameters.end() ? nullptr : &*found;
}

Parts StageInfo::needsWith(std::span<const NamedParameter> values) const {
    Parts all = needs;
    for (const auto& parameter : parameters) {
        if (parameter.limits.choices.empty()) continue;
        const auto set = std::ranges::find(values, parameter.id, &NamedParameter::id);
        const auto& value = set == values.end() ? parameter.defaultValue : set->value;
        const auto* chosen = std::get_if<std::string>(&value);
        for (const auto& choice : parameter.limits.choices)
            if (chosen && choice.name == *chosen) all = all | choice.needs;
    }
    return all;
}

} // namespace delve::generation
