#include "tests/generation/pipeline/drawn_recipes.h"

#include "generation/recipes/recipes.h"
#include "generation/stages/stages.h"

#include <algorithm>

namespace delve::test {
namespace {

void addWithNeeds(const StageInfo& stage, std::span<const NamedParameter> values, Recipe& recipe, Parts& given) {
    const auto needs = stage.needsWith(values);
    for (const auto part : allParts) {
        if (!needs.has(part) || given.has(part)) continue;
        const auto giver = std::ranges::find_if(
            builtInStages(), [&](const StageInfo& other) { return other.gives.has(part) && other.name != stage.name; });
        if (giver != builtInStages().end()) addWithNeeds(*giver, {}, recipe, given);
    }
    if (recipe.find(stage.name)) return;
    recipe.stages.push_back(stageOf(stage.name, stage.name, stage.version));
    recipe.stages.back().parameters.assign(values.begin(), values.end());
    given = given | stage.gives;
}

bool isRange(const Parameter& parameter) { return parameter.kind->form == ValueForm::Range; }
bool isNumber(const Parameter& parameter) { return isRange(parameter) || parameter.kind->form == ValueForm::Number; }

/// As often from the lowest few, from about the default, and from anywhere.
Decimal drawnNumber(const Parameter& parameter, Decimal usual, Stream& random) {
    const std::int64_t unit = parameter.kind->whole ? 1000 : 1;
    const std::int64_t least = parameter.limits.min.thousandths;
    const std::int64_t most = parameter.limits.max.thousandths;
    const auto upTo = [&](std::int64_t from, std::int64_t to) {
        from = std::clamp(from, least, most);
        to = std::clamp(to, from, most);
        const auto steps = static_cast<std::uint64_t>((to - from) / unit);
        return from + static_cast<std::int64_t>(random.below(steps + 1)) * unit;
    };
    const auto way = random.below(3);
    if (way == 0) return Decimal::ofThousandths(upTo(least, least + 8 * unit));
    if (way == 1) return Decimal::ofThousandths(upTo(least, 2 * usual.thousandths + unit));
    return Decimal::ofThousandths(upTo(least, most));
}

} // namespace

Recipe shortestRecipe(const StageInfo& stage, std::uint64_t seed, const std::vector<NamedParameter>& values) {
    Recipe recipe;
    recipe.name = "contract";
    recipe.seed = seed;
    Parts given;
    addWithNeeds(stage, values, recipe, given);
    // Else there may be no vault at all, and no level without one.
    if (auto* const vaults = recipe.find("vaults"); vaults && !vaults->find("rooms"))
        vaults->set("rooms", Range{Decimal::of(1), Decimal::of(3)});
    return recipe;
}

Recipe withStart(Recipe recipe) {
    const bool starts = std::ranges::any_of(recipe.stages, [](const RecipeStage& entry) {
        const auto* const way = entry.find("way"); // the gates of a town are a start and an exit, or portals
        const bool portals = entry.stage == "town-gates" && way && *way == ParameterValue(std::string("portals"));
        return !portals && builtInStages().find({entry.stage, entry.version})->gives.has(Part::Start);
    });
    if (starts) return recipe;
    for (const auto* const name : {"walls", "start"})
        if (!recipe.find(name)) recipe.stages.push_back(stageOf(name, name));
    return recipe;
}

std::vector<ParameterValue> endsOf(const Parameter& parameter) {
    std::vector<ParameterValue> ends;
    const auto& limits = parameter.limits;
    if (parameter.kind->form == ValueForm::Truth) {
        ends = {false, true};
    } else if (parameter.kind->form == ValueForm::Word) {
        for (const auto& choice : limits.choices) ends.emplace_back(std::string(choice.name));
        if (ends.empty()) ends.push_back(parameter.defaultValue);
    } else if (isRange(parameter)) {
        ends = {Range{limits.min, limits.min}, Range{limits.min, limits.max}, Range{limits.max, limits.max}};
    } else {
        ends = {limits.min, limits.max};
    }
    return ends;
}

ParameterValue drawnValue(const Parameter& parameter, Stream& random) {
    if (!isNumber(parameter)) {
        const auto ends = endsOf(parameter);
        return ends[random.below(ends.size())];
    }
    if (!isRange(parameter)) return drawnNumber(parameter, std::get<Decimal>(parameter.defaultValue), random);
    const auto usual = std::get<Range>(parameter.defaultValue);
    const auto a = drawnNumber(parameter, usual.from, random);
    const auto b = drawnNumber(parameter, usual.to, random);
    return Range{std::min(a, b), std::max(a, b)};
}

std::string settingsOf(const Recipe& recipe) {
    std::string settings;
    for (const auto& stage : recipe.stages) {
        if (stage.parameters.empty()) settings += stage.stage + ' ';
        for (const auto& set : stage.parameters) settings += stage.stage + '.' + set.id + '=' + toText(set.value) + ' ';
    }
    return settings + "seed " + std::to_string(recipe.seed);
}

} // namespace delve::test
