// The part of Document that makes levels: orders, drags, what arrives, the trace.
#include "editor/document/document.h"
#include "editor/text/message_text.h"
#include "generation/recipes/worlds.h"

#include <algorithm>
#include <utility>

namespace delve {
namespace {

/// The rules that follow a recipe's level: those of the new recipe, unless somebody had changed the old one's.
Rules rulesAfter(const Rules& now, const std::optional<Recipe>& before, const Recipe& after) {
    const auto* const to = findRecipe(after.name);
    if (!to || (before && before->name == after.name)) return now;
    const auto* const from = before ? findRecipe(before->name) : nullptr;
    const bool untouched = now == (from ? from->rules : Rules{});
    return untouched ? to->rules : now;
}

Message nameOfStep(const Recipe& recipe, bool inside) {
    const auto seed = std::to_string(recipe.seed);
    if (inside) return {DELVE_TEXT("step", "Regenerate inside the selection, seed %1"), {seed}};
    const auto* const info = findRecipe(recipe.name);
    Message name{DELVE_TEXT("step", "Generate %1, seed %2"), {info ? info->label.source : recipe.name, seed}};
    return info ? std::move(name).withWords(info->label.context) : name;
}

Failure noRecipe() {
    return badInput({DELVE_TEXT("generation", "This level has no recipe to make it anew by; choose a recipe first.")});
}

} // namespace

void Document::generate(const Recipe& recipe, Size size) {
    if (recipe.stages.empty()) return emit generationFailed(noRecipe(), {});
    const bool wasBusy = generating();
    if (!m_dragging || !m_making || !m_making->open) {
        m_generator.cancel();
        m_making = Making{level(), worldFor(recipe), m_current, {}, m_world.rules, m_selection, m_dragging};
        if (m_making->worldBefore) m_making->before = m_making->worldBefore->levels[m_current];
    }
    order({recipe, size, m_world.tiles, m_making->before, m_dragging, m_stamps, m_making->worldBefore}, wasBusy);
}

void Document::regenerateInside(const Recipe& recipe) {
    if (recipe.stages.empty()) return emit generationFailed(noRecipe(), {});
    if (m_selection->size() == level().size()) orderInside(recipe, Selection(m_selection));
}

/// A drag that goes on gives way: its level is no longer what the part is made anew in.
void Document::orderInside(const Recipe& recipe, const Selection& cells) {
    const bool wasBusy = generating();
    m_generator.cancel();
    m_making = Making{level(), {}, m_current, cells, m_world.rules, m_selection};
    order({recipe, level().size(), m_world.tiles, level(), false, m_stamps, {}, cells}, wasBusy);
}

void Document::order(const GenerationOrder& wanted, bool wasBusy) {
    m_generator.generate(wanted);
    m_traceWanted = m_traceWanted || std::exchange(m_traceComing, false); // the generator dropped it
    if (m_trace && wanted.size.area() >= DrawnAhead::cellsOfLarge) {
        m_trace.reset();
        emit traceDropped();
    }
    showRecipe(wanted.recipe, wanted.size);
    if (!wasBusy) emit generationStarted();
}

void Document::setStamps(std::vector<Level> stamps) {
    m_stamps = std::make_shared<const std::vector<Level>>(std::move(stamps));
    if (level().recipe) generate(Recipe(m_recipe), m_wantedSize);
}

/// The world to make the level anew in; null where the level is all there is, and stays so. It is made for the rules
/// that will be. In a document where nobody has done anything yet, the level takes the recipe's name.
std::shared_ptr<const World> Document::worldFor(const Recipe& recipe) const {
    if (m_world.levels.size() == 1 && !makesLevels(recipe)) return {};
    World world = m_world;
    world.rules = rulesAfter(world.rules, level().recipe, recipe);
    const auto* const info = findRecipe(recipe.name);
    if (blank() && info) {
        world.levels[0].id = recipe.name;
        world.levels[0].name = info->label.source;
    }
    return std::make_shared<const World>(std::move(world));
}

void Document::beginDrag() { m_dragging = true; }

/// What was ordered last in the drag may still be on its way, and belongs to the drag's step.
void Document::endDrag() {
    m_dragging = false;
    if (m_making) m_making->open = false;
    finishMaking();
}

void Document::cancelDrag() {
    m_dragging = false;
    if (!m_making || !m_making->open) return;
    const Making making = *m_making;
    const bool resized = making.before.size() != level().size();
    dropGeneration();
    if (making.kept) {
        const bool world = m_history.steps()[m_history.position() - 1].world.has_value();
        takeBack(m_history.steps()[m_history.position() - 1]);
        m_history.replaceLast({});
        announceHistory();
        if (world) emit worldChanged();
        emit selectionChanged();
        emit levelChanged(making.shown, resized);
    }
    showRecipeOfLevel();
    dropStaleTrace();
}

void Document::cancelGeneration() {
    if (!generating()) return;
    m_generator.cancel();
    finishMaking();
    showSeedOfLevel();
    emit generationFinished();
    if (std::exchange(m_traceWanted, false)) requestTrace();
}

void Document::finishMaking() {
    if (m_making && !m_making->open && !generating()) m_making.reset();
}

/// For what leads away from the level that was ordered from.
void Document::dropGeneration() {
    m_traceWanted = false;
    cancelGeneration();
    m_generator.cancel(); // a trace that runs is of the level that is left
    m_traceComing = false;
    m_making.reset();
}

/// After another step: what is still on its way is made from the level as it now is, and is a step of its own.
void Document::orderAgain() {
    const Selection inside = m_making ? m_making->inside : Selection{};
    m_making.reset();
    if (!generating()) return;
    if (inside->size() == level().size()) orderInside(Recipe(m_recipe), inside);
    else generate(Recipe(m_recipe), m_wantedSize);
}

void Document::takeGenerated(const GenerationResult& result) {
    if (!m_making) return;
    m_report = result.report;
    const bool first = blank();
    const bool everything = first || result.level.size() != level().size();
    const Rect region = first ? beginWith(result) : keepGenerated(result);
    finishMaking();
    dropStaleTrace();
    if (!generating()) showRecipeOfLevel();
    announceHistory();
    if (result.world) emit worldChanged();
    if (everything) emit selectionChanged();
    emit levelChanged(region, everything);
    emit generationFinished();
    if (m_traceWanted && !generating()) requestTrace();
}

/// Has nobody done anything with this document yet?
bool Document::blank() const {
    const bool untouched = m_path.isEmpty() && m_history.steps().empty() && m_world.levels.size() == 1;
    return untouched && !level().recipe && level().tiles == Grid(level().size()) && level().things->empty();
}

Rect Document::beginWith(const GenerationResult& result) {
    m_world.rules = rulesAfter(m_world.rules, {}, *result.level.recipe);
    showGenerated(result);
    m_making->before = result.level;
    m_making->worldBefore = result.world;
    m_making->rulesBefore = m_world.rules;
    return wholeOf(level().size());
}

/// The levels that were made, in the place of what was there; the level that was ordered is shown.
void Document::showGenerated(const GenerationResult& result) {
    if (!result.world) {
        m_world.levels[m_current] = result.level;
        return;
    }
    const auto rules = m_world.rules;
    m_world = *result.world;
    m_world.rules = rules;
    const auto shown = std::ranges::find(m_world.levels, result.level.id, &Level::id);
    m_current = static_cast<std::size_t>(shown - m_world.levels.begin());
}

Rect Document::keepGenerated(const GenerationResult& result) {
    auto& making = *m_making;
    const Level& before = making.before;
    History::Step step{nameOfStep(*result.level.recipe, making.inside->size().area() > 0), making.place, result.edit};
    step.rules = changeOf(making.rulesBefore, rulesAfter(making.rulesBefore, before.recipe, *result.level.recipe));
    if (result.level.size() != before.size()) step.selection = changeOf(making.selectionBefore, Selection{});
    m_world.rules = step.rules ? step.rules->after : making.rulesBefore;
    m_selection = step.selection ? step.selection->after : making.selectionBefore;
    showGenerated(result);
    if (!result.worldEdit.empty()) step.world = result.worldEdit;
    step.levelAfter = m_current;
    const Rect touched = step.world ? step.world->touched(step.level) : step.edit.touched();
    const Rect region = making.shown.united(touched);
    making.shown = touched;
    const bool keeps = !step.empty();
    if (making.kept) m_history.replaceLast(std::move(step));
    else m_history.push(std::move(step));
    making.kept = keeps;
    return region;
}

/// What was tried stays to be mended, but for the seed: the one that is shown is the map's.
void Document::takeFailure(const Failure& failure, const Conflict& pins) {
    finishMaking();
    if (!generating()) showSeedOfLevel();
    emit generationFailed(failure, pins);
    emit generationFinished();
}

/// The seed of the map that is there, with the parameters that were tried.
void Document::showSeedOfLevel() {
    if (!level().recipe) return;
    Recipe tried = m_recipe;
    tried.seed = level().recipe->seed;
    showRecipe(tried, m_wantedSize);
}

void Document::showRecipe(const Recipe& recipe, Size size) {
    if (recipe == m_recipe && size == m_wantedSize) return;
    m_recipe = recipe;
    m_wantedSize = size;
    emit recipeChanged();
}

void Document::showRecipeOfLevel() { showRecipe(Recipe(level().recipe.value_or(m_recipe)), level().size()); }

void Document::requestTrace() {
    if (m_trace) {
        emit traceReady();
        return;
    }
    m_traceWanted = generating(); // a trace of what is about to go would be dropped
    if (m_traceWanted || m_traceComing || !level().recipe) return;
    m_traceComing = true;
    m_generator.trace(level(), m_world.tiles, m_stamps, worldFor(*level().recipe));
}

void Document::takeTrace(const TraceResult& result) {
    m_traceComing = false;
    m_trace = result;
    emit traceReady();
}

/// A trace stays while the recipe makes the same level: changes by hand leave it. That of a large map goes as soon as
/// another level is ordered.
void Document::dropStaleTrace() {
    if (!m_trace) return;
    const Level& traced = m_trace->level;
    if (traced.id == level().id && traced.recipe == level().recipe && traced.size() == level().size() &&
        traced.pinned == level().pinned && traced.keptEmpty == level().keptEmpty &&
        traced.pinnedThings == level().pinnedThings)
        return;
    m_trace.reset();
    emit traceDropped();
}

} // namespace delve
