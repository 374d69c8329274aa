#include "editor/survey/varied_parameters.h"

#include "editor/generation/value_scale.h"
#include "generation/pipeline/as_declared.h"
#include "generation/pipeline/declared_stage.h"

#include <algorithm>
#include <utility>

namespace delve::editor {
namespace {

using generation::Parameter;
using generation::ValueForm;

constexpr int nearPart = 5; ///< a near value is at most one such part of the scale away

bool varies(const Parameter& parameter) {
    return parameter.kind->form != ValueForm::Word || parameter.limits.choices.size() > 1;
}

ValueScale scaleOf(const Parameter& parameter) {
    return {parameter.limits.min, parameter.limits.max, parameter.kind->whole};
}

Decimal drawnNumber(const ValueScale& scale, Stream& random) {
    return scale.valueAt(static_cast<int>(random.between(0, scale.last())));
}

/// Small steps are likelier than large ones; there is always one.
Decimal numberNear(const ValueScale& scale, Decimal number, Stream& random) {
    const int at = scale.positionOf(number);
    const int most = std::max(1, scale.last() / nearPart);
    const auto reach = random.between(1, most);
    const int distance = static_cast<int>(random.between(1, reach));
    const int step = at == 0 || (at < scale.last() && random.chance(1, 2)) ? 1 : -1;
    int there = std::clamp(at + step * distance, 0, scale.last());
    while (scale.valueAt(there) == number && there > 0 && there < scale.last()) there += step;
    return scale.valueAt(there);
}

Range rangeOf(Decimal a, Decimal b) { return {std::min(a, b), std::max(a, b)}; }

/// Both ends, or one of them.
Range rangeNear(const ValueScale& scale, Range range, Stream& random) {
    const auto which = random.below(3);
    const auto from = which == 1 ? range.from : numberNear(scale, range.from, random);
    const auto to = which == 2 ? range.to : numberNear(scale, range.to, random);
    return rangeOf(from, to);
}

std::string drawnChoice(const Parameter& parameter, Stream& random) {
    return parameter.limits.choices[random.below(parameter.limits.choices.size())].name;
}

std::string otherChoice(const Parameter& parameter, const std::string& now, Stream& random) {
    const auto& choices = parameter.limits.choices;
    const auto present =
        static_cast<std::size_t>(std::ranges::find(choices, now, &generation::Choice::name) - choices.begin());
    if (present == choices.size()) return drawnChoice(parameter, random);
    return choices[(present + 1 + random.below(choices.size() - 1)) % choices.size()].name;
}

bool isShared(const Parameter& parameter) { return parameter.roles.has(generation::ParameterRole::Depth); }

VariedParameter* sharedWith(std::vector<VariedParameter>& varied, const Parameter& parameter) {
    if (!isShared(parameter)) return nullptr;
    const auto found = std::ranges::find_if(varied, [&](const VariedParameter& other) {
        return isShared(*other.parameter) && other.parameter->id == parameter.id;
    });
    return found == varied.end() ? nullptr : &*found;
}

} // namespace

std::vector<VariedParameter> variedParametersOf(const Recipe& recipe, const generation::StageRegistry& stages) {
    std::vector<VariedParameter> varied;
    for (std::size_t place = 0; place < recipe.stages.size(); ++place) {
        const auto* const stage = generation::declaredStage(stages, recipe.stages[place]);
        if (!stage || !recipe.stages[place].enabled) continue;
        for (const auto& parameter : stage->parameters) {
            if (!varies(parameter)) continue;
            if (auto* const first = sharedWith(varied, parameter)) first->others.push_back(place);
            else varied.push_back({place, &parameter});
        }
    }
    return varied;
}

ParameterValue valueIn(const Recipe& recipe, const VariedParameter& varied, Size size) {
    return generation::valueIn(recipe.stages[varied.stage], *varied.parameter, size);
}

void setIn(Recipe& recipe, const VariedParameter& varied, const ParameterValue& value) {
    recipe.stages[varied.stage].set(varied.parameter->id, value);
    for (const auto other : varied.others) recipe.stages[other].set(varied.parameter->id, value);
}

Recipe withDrawnValues(Recipe recipe, const std::vector<VariedParameter>& parameters, Stream& random) {
    for (const auto& varied : parameters) setIn(recipe, varied, drawnValue(*varied.parameter, random));
    return recipe;
}

ParameterValue drawnValue(const Parameter& parameter, Stream& random) {
    switch (parameter.kind->form) {
    case ValueForm::Truth: return random.chance(1, 2);
    case ValueForm::Word: return drawnChoice(parameter, random);
    case ValueForm::Number: return drawnNumber(scaleOf(parameter), random);
    case ValueForm::Range: break;
    }
    const auto scale = scaleOf(parameter);
    const auto a = drawnNumber(scale, random);
    const auto b = drawnNumber(scale, random);
    return rangeOf(a, b);
}

ParameterValue valueNear(const Parameter& parameter, const ParameterValue& value, Stream& random) {
    switch (parameter.kind->form) {
    case ValueForm::Truth: return !std::get<bool>(value);
    case ValueForm::Word: return otherChoice(parameter, std::get<std::string>(value), random);
    case ValueForm::Number: return numberNear(scaleOf(parameter), std::get<Decimal>(value), random);
    case ValueForm::Range: break;
    }
    return rangeNear(scaleOf(parameter), std::get<Range>(value), random);
}

} // namespace delve::editor
