#include "generation/difference/recipe_difference.h"

#include "generation/difference/applied_list.h"
#include "generation/difference/lists.h"
#include "generation/difference/taken_over.h"

namespace delve::generation {
namespace {

constexpr auto idOf = [](const auto& element) { return std::string_view(element.id); };

Matches matchById(const auto& before, const auto& after) {
    Matches matches(before.size(), after.size());
    matches.pair([&](std::size_t i) { return idOf(before[i]); }, [&](std::size_t i) { return idOf(after[i]); });
    return matches;
}

ListDifference<NamedParameter> parametersBetween(const RecipeStage& before, const RecipeStage& after) {
    const auto matches = matchById(before.parameters, after.parameters);
    auto list = listDifference(before.parameters, after.parameters, matches);
    list.order = newOrder(after.parameters, matches, idOf);
    return list;
}

std::optional<StageDifference> stageBetween(const RecipeStage& before, const RecipeStage& after) {
    StageDifference stage;
    stage.id = before.id;
    stage.stage = changeOf(before.stage, after.stage);
    stage.version = changeOf(before.version, after.version);
    stage.reroll = changeOf(before.reroll, after.reroll);
    stage.enabled = changeOf(before.enabled, after.enabled);
    stage.parameters = parametersBetween(before, after);
    stage.unknown = changeOf(before.unknown, after.unknown);
    return stage.empty() ? std::nullopt : std::optional(std::move(stage));
}

void applyTo(RecipeStage& stage, const StageDifference& difference) {
    takeOver(stage.stage, difference.stage);
    takeOver(stage.version, difference.version);
    takeOver(stage.reroll, difference.reroll);
    takeOver(stage.enabled, difference.enabled);
    stage.parameters = appliedList(std::move(stage.parameters), difference.parameters, idOf).list;
    takeOver(stage.unknown, difference.unknown);
}

void applyTo(Recipe& recipe, const RecipeDifference& difference) {
    takeOver(recipe.name, difference.name);
    takeOver(recipe.version, difference.version);
    takeOver(recipe.seed, difference.seed);
    const auto find = [](auto& finder, const StageDifference& stage) {
        return finder.find(stage.id, [](std::size_t) { return true; });
    };
    const auto take = [](RecipeStage& stage, const StageDifference& changed) { applyTo(stage, changed); };
    recipe.stages = appliedList(std::move(recipe.stages), difference.stages, idOf, find, take).list;
    takeOver(recipe.unknown, difference.unknown);
}

} // namespace

bool StageDifference::empty() const {
    return !stage && !version && !reroll && !enabled && parameters.empty() && !unknown;
}

bool RecipeDifference::empty() const {
    return !removed && !added && !name && !version && !seed && stages.empty() && !unknown;
}

RecipeDifference difference(const std::optional<Recipe>& before, const std::optional<Recipe>& after) {
    RecipeDifference recipe;
    if (!before || !after) {
        recipe.removed = before;
        recipe.added = after;
        return recipe;
    }
    recipe.name = changeOf(before->name, after->name);
    recipe.version = changeOf(before->version, after->version);
    recipe.seed = changeOf(before->seed, after->seed);
    const auto matches = matchById(before->stages, after->stages);
    recipe.stages =
        listDifference<StageDifference>(before->stages, after->stages, matches, [&](std::size_t was, std::size_t is) {
            return stageBetween(before->stages[was], after->stages[is]);
        });
    recipe.stages.order = newOrder(after->stages, matches, idOf);
    recipe.unknown = changeOf(before->unknown, after->unknown);
    return recipe;
}

std::optional<Recipe> applied(const RecipeDifference& difference, std::optional<Recipe> recipe) {
    if (difference.removed || difference.added) return difference.added;
    if (recipe) applyTo(*recipe, difference);
    return recipe;
}

} // namespace delve::generation
