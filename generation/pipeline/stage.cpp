#include "generation/pipeline/stage.h"

#include <algorithm>

namespace delve {

const Parameter* Stage::find(std::string_view parameter) const {
    const auto found = std::ranges::find(parameters, parameter, &Parameter::id);
    return found == parameters.end() ? nullptr : &*found;
}

Parts Stage::needsWith(std::span<const NamedParameter> values) const {
    Parts all = needs;
    for (const auto& parameter : parameters) {
        if (parameter.kind != ParameterKind::Choice) continue;
        const auto set = std::ranges::find(values, parameter.id, &NamedParameter::id);
        const auto& value = set == values.end() ? parameter.usual : set->value;
        const auto* chosen = std::get_if<std::string>(&value);
        for (const auto& choice : parameter.limits.choices)
            if (chosen && choice.name == *chosen) all = all | choice.needs;
    }
    return all;
}

} // namespace delve
