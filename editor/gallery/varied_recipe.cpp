#include "editor/gallery/varied_recipe.h"

#include "editor/survey/want.h"
#include "generation/pipeline/as_declared.h"
#include "generation/pipeline/declared_stage.h"
#include "generation/pipeline/parameter.h"
#include "generation/pipeline/pipeline.h"
#include "generation/random/stream.h"

#include <algorithm>
#include <cstdlib>
#include <string>
#include <utility>
#include <vector>

namespace delve::editor {
namespace {

using generation::Parameter;
using generation::ParameterRole;
using generation::ValueForm;

constexpr std::uint64_t mostRerolls = 1000; ///< at once

/// What can be changed of a stage: a number, or with no parameter what it draws.
struct Knob {
    std::size_t stage = 0;
    const Parameter* parameter = nullptr;
};

bool isNumber(const Parameter& parameter) {
    return parameter.kind->form == ValueForm::Number || parameter.kind->form == ValueForm::Range;
}

/// The depth is the same for all stages, and no matter of looks.
bool mayChange(const Parameter& parameter) {
    return isNumber(parameter) && parameter.limits.min < parameter.limits.max &&
           !parameter.roles.has(ParameterRole::Depth);
}

std::vector<Knob> knobsOf(const Recipe& recipe, const generation::StageRegistry& stages, bool numbers) {
    std::vector<Knob> knobs;
    for (std::size_t i = 0; i < recipe.stages.size(); ++i) {
        const auto* const info =
            recipe.stages[i].enabled ? generation::declaredStage(stages, recipe.stages[i]) : nullptr;
        if (!info) continue;
        if (!numbers) knobs.push_back({i, nullptr});
        for (const auto& parameter : info->parameters)
            if (numbers && mayChange(parameter)) knobs.push_back({i, &parameter});
    }
    return knobs;
}

/// The smallest difference that shows, in thousandths.
std::int64_t smallestStep(const Parameter& parameter) {
    if (parameter.kind->whole || unitOf(parameter) == generation::Unit::Percent) return 1000;
    return std::max<std::int64_t>((parameter.limits.max.thousandths - parameter.limits.min.thousandths) / 100, 1);
}

Decimal moved(const Parameter& parameter, Decimal value, std::int64_t by) {
    return Decimal::ofThousandths(
        std::clamp(value.thousandths + by, parameter.limits.min.thousandths, parameter.limits.max.thousandths));
}

ParameterValue moved(const Parameter& parameter, const ParameterValue& value, std::int64_t by) {
    if (const auto* const range = std::get_if<Range>(&value))
        return Range{moved(parameter, range->from, by), moved(parameter, range->to, by)};
    return moved(parameter, std::get<Decimal>(value), by);
}

/// By at least one step, in either direction; back from a limit.
ParameterValue drawn(const Parameter& parameter, const ParameterValue& value, bool wide, Stream& random) {
    const auto* const range = std::get_if<Range>(&value);
    const auto step = smallestStep(parameter);
    const auto farthest = farthestStep(parameter, range ? range->to : std::get<Decimal>(value), wide);
    const auto steps = random.between(1, std::max<std::int64_t>(farthest / step, 1));
    const auto by = random.chance(1, 2) ? steps * step : -steps * step;
    auto changed = moved(parameter, value, by);
    return changed == value ? moved(parameter, value, -by) : changed;
}

/// The value that a stage works with; nothing where its recipe sets one of another kind.
std::optional<ParameterValue> valueOf(const RecipeStage& stage, const Parameter& parameter, Size size) {
    const auto* const set = stage.find(parameter.id);
    auto value = set ? generation::asDeclared(parameter, *set) : parameter.defaultFor(size);
    return generation::isOfKind(parameter, value) ? std::optional(std::move(value)) : std::nullopt;
}

void turn(const Knob& knob, Recipe& recipe, Size size, bool wide, Stream& random) {
    auto& stage = recipe.stages[knob.stage];
    if (!knob.parameter) {
        stage.reroll += 1 + random.below(mostRerolls);
        return;
    }
    const auto value = valueOf(stage, *knob.parameter, size);
    if (value) stage.set(knob.parameter->id, drawn(*knob.parameter, *value, wide, random));
}

/// Turns so many knobs, each at most once.
void turnSome(std::vector<Knob> knobs, std::uint64_t count, Recipe& recipe, Size size, bool wide, Stream& random) {
    for (; count > 0 && !knobs.empty(); --count) {
        const auto place = static_cast<std::ptrdiff_t>(random.below(knobs.size()));
        turn(knobs[static_cast<std::size_t>(place)], recipe, size, wide, random);
        knobs.erase(knobs.begin() + place);
    }
}

void changeSmall(Recipe& recipe, const Varying& varying, const generation::StageRegistry& stages, Stream& random) {
    const auto again = random.below(mostSmallChanges + 1); // stages that are drawn again
    const auto numbers = again == 0 ? 1 + random.below(mostSmallChanges) : again == 1 ? random.below(2) : 0;
    turnSome(knobsOf(recipe, stages, false), again, recipe, varying.size, false, random);
    turnSome(knobsOf(recipe, stages, true), numbers, recipe, varying.size, false, random);
}

} // namespace

std::int64_t farthestStep(const Parameter& parameter, Decimal value, bool wide) {
    const auto span = parameter.limits.max.thousandths - parameter.limits.min.thousandths;
    auto farthest = std::abs(value.thousandths) / (wide ? 2 : 8);
    if (unitOf(parameter) == generation::Unit::Percent) farthest = std::max(farthest, span / (wide ? 3 : 20));
    return std::max(std::min(farthest, span / (wide ? 2 : 10)), smallestStep(parameter));
}

std::optional<Recipe> variedRecipe(const Varying& varying, std::uint32_t number,
                                   const generation::StageRegistry& stages) {
    Stream random(seedFromText(std::to_string(varying.from.seed) + ", gallery " + std::to_string(varying.seed) +
                               ", variation " + std::to_string(number)));
    Recipe recipe = varying.from;
    if (varying.kind == VariationKind::SmallChanges) changeSmall(recipe, varying, stages, random);
    else recipe.seed = random.below(seedsOfTries);
    if (varying.kind == VariationKind::WideChanges) {
        const auto count = random.below(mostWideChanges + 1);
        turnSome(knobsOf(recipe, stages, true), count, recipe, varying.size, true, random);
    }
    if (recipe == varying.from || !generation::check(recipe, stages)) return {};
    return recipe;
}

} // namespace delve::editor
