#include "tests/generation/pipeline/drawn_recipes.h"

#include "generation/collapse/built_in.h"
#include "generation/recipes/recipes.h"
#include "generation/stages/stages.h"

#include <algorithm>

namespace delve::test {
namespace {

void addWithNeeds(const generation::StageInfo& stage, std::span<const NamedParameter> values, Recipe& recipe,
                  generation::Parts& given) {
    const auto needs = stage.needsWith(values);
    for (const auto part : generation::allParts) {
        if (!needs.has(part) || given.has(part)) continue;
        const auto giver = std::ranges::find_if(generation::builtInStages(), [&](const generation::StageInfo& other) {
            return other.gives.has(part) && other.name != stage.name;
        });
        if (giver != generation::builtInStages().end()) addWithNeeds(*giver, {}, recipe, given);
    }
    if (recipe.find(stage.name)) return;
    recipe.stages.push_back(generation::stageOf(stage.name, stage.name, stage.version));
    recipe.stages.back().parameters.assign(values.begin(), values.end());
    given = given | stage.gives;
}

/// For kinds with text values: all choices or tables, or the empty and the longest text.
std::vector<ParameterValue> endsOfText(const generation::Parameter& parameter) {
    using generation::ParameterKinds;
    std::vector<ParameterValue> ends;
    for (const auto& choice : parameter.limits.choices) ends.emplace_back(choice.name);
    if (parameter.kind == ParameterKinds::table())
        for (const auto& table : collapse::builtInTables()) ends.emplace_back(std::string(table.name));
    if (parameter.kind == ParameterKinds::text())
        ends = {std::string(), std::string(static_cast<std::size_t>(parameter.limits.max.floor()), 'w')};
    if (ends.empty()) ends.push_back(parameter.defaultValue); // other kinds name something outside the recipe
    return ends;
}

bool isRange(const generation::Parameter& parameter) { return parameter.kind->form == generation::ValueForm::Range; }
bool isNumber(const generation::Parameter& parameter) {
    return isRange(parameter) || parameter.kind->form == generation::ValueForm::Number;
}

/// Equally often from the lowest few, from around the default, and from the entire range.
Decimal drawnNumber(const generation::Parameter& parameter, Decimal usual, Stream& random) {
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

Recipe shortestRecipe(const generation::StageInfo& stage, std::uint64_t seed,
                      const std::vector<NamedParameter>& values) {
    Recipe recipe;
    recipe.name = "contract";
    recipe.seed = seed;
    generation::Parts given;
    addWithNeeds(stage, values, recipe, given);
    // The default may be no vault at all, and then there is no level.
    if (auto* const vaults = recipe.find("vaults"); vaults && !vaults->find("rooms"))
        vaults->set("rooms", Range{Decimal::of(1), Decimal::of(3)});
    return recipe;
}

Recipe withStart(Recipe recipe) {
    const bool starts = std::ranges::any_of(recipe.stages, [](const RecipeStage& entry) {
        const auto* const way = entry.find("way"); // the gates of a town hold a start and an exit, or portals
        const bool portals = entry.stage == "town-gates" && way && *way == ParameterValue(std::string("portals"));
        return !portals &&
               generation::builtInStages().find({entry.stage, entry.version})->gives.has(generation::Part::Start);
    });
    if (starts) return recipe;
    for (const auto* const name : {"walls", "start"})
        if (!recipe.find(name)) recipe.stages.push_back(generation::stageOf(name, name));
    return recipe;
}

std::vector<ParameterValue> endsOf(const generation::Parameter& parameter) {
    std::vector<ParameterValue> ends;
    const auto& limits = parameter.limits;
    if (parameter.kind->form == generation::ValueForm::Truth) {
        ends = {false, true};
    } else if (parameter.kind->form == generation::ValueForm::Word) {
        ends = endsOfText(parameter);
    } else if (isRange(parameter)) {
        ends = {Range{limits.min, limits.min}, Range{limits.min, limits.max}, Range{limits.max, limits.max}};
    } else {
        ends = {limits.min, limits.max};
    }
    return ends;
}

ParameterValue drawnValue(const generation::Parameter& parameter, Stream& random) {
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
        for (const auto& set : stage.parameters)
            settings += stage.stage + '.' + set.id + '=' + generation::toText(set.value) + ' ';
    }
    return settings + "seed " + std::to_string(recipe.seed);
}

} // namespace delve::test
