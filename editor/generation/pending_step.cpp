#include "editor/generation/pending_step.h"

#include "editor/generation/step_name.h"
#include "editor/work/freed_memory.h"
#include "generation/level/rules.h"
#include "generation/recipes/recipes.h"
#include "generation/recipes/worlds.h"

#include <algorithm>
#include <utility>

namespace delve::editor {
namespace {

/// The rules to play a generated level by: those of the new recipe, unless a person changed those of the old one.
Shared<Rules> rulesAfter(const Shared<Rules>& now, const std::optional<Recipe>& before, const Recipe& after,
                         const generation::RecipeRegistry& recipes) {
    const auto* const to = generation::originOf(after, recipes);
    if (!to || (before && before->name == after.name)) return now;
    const auto* const from = before ? generation::originOf(*before, recipes) : nullptr;
    const bool untouched = now == (from ? from->rules : Shared<Rules>{});
    return untouched ? to->rules : now;
}

/// Replaces the levels by the generated ones, and shows the level that was ordered.
void show(const GenerationResult& result, EditedWorld& now, JobPool& pool) {
    if (!result.world) {
        now.world.levels[now.current] = result.level;
        return;
    }
    const auto rules = now.world.rules;
    letGoInBackground(pool, std::make_shared<World>(std::exchange(now.world, *result.world)));
    now.world.rules = rules;
    const auto shown = std::ranges::find(now.world.levels, result.level.id, &Level::id);
    now.current = static_cast<std::size_t>(shown - now.world.levels.begin());
}

} // namespace

void PendingStep::beginWith(const GenerationResult& result, EditedWorld& now, const generation::RecipeRegistry& recipes,
                            JobPool& pool) {
    now.world.rules = rulesAfter(now.world.rules, {}, *result.level.recipe, recipes);
    show(result, now, pool);
    before = result.level;
    worldBefore = result.world;
    rulesBefore = now.world.rules;
}

DocumentChange PendingStep::keep(const GenerationResult& result, EditedWorld& now, History& history,
                                 const generation::Declarations& declarations, JobPool& pool) {
    const auto& recipe = *result.level.recipe;
    const bool part = inside->size().area() > 0;
    auto name = part ? nameOfPartGeneration(recipe) : nameOfGeneration(before, result.level, declarations);
    History::Step step{std::move(name), place, result.edit};
    step.rules = changeOf(rulesBefore, rulesAfter(rulesBefore, before.recipe, recipe, declarations.recipes));
    if (result.level.size() != before.size()) step.selection = changeOf(selectionBefore, Selection{});
    now.world.rules = step.rules ? step.rules->after : rulesBefore;
    now.selection = step.selection ? step.selection->after : selectionBefore;
    show(result, now, pool);
    if (!result.worldEdit.empty()) step.world = result.worldEdit;
    step.levelAfter = now.current;
    DocumentChange change;
    change.addDone(step);
    change.shown = now.current;
    const DocumentChange last = std::exchange(shown, change);
    change.addEarlier(last); // this one replaces it
    const bool keeps = !step.empty();
    if (kept) history.replaceLast(std::move(step));
    else history.push(std::move(step));
    kept = keeps;
    return change;
}

std::shared_ptr<const World> worldFor(const Recipe& recipe, const EditedWorld& now,
                                      const generation::Declarations& declarations, bool blank) {
    if (now.world.levels.size() == 1 && !generation::makesLevels(recipe, declarations)) return {};
    World world = now.world;
    world.rules = rulesAfter(world.rules, now.level().recipe, recipe, declarations.recipes);
    const auto* const info = generation::originOf(recipe, declarations.recipes);
    if (blank && info) {
        world.levels[0].id = recipe.name;
        world.levels[0].name = info->label.source;
    }
    return std::make_shared<const World>(std::move(world));
}

} // namespace delve::editor
