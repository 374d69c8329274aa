// The part of Document that has levels made: orders, drags, what arrives, and the recipe that is shown.
#include "editor/document/document.h"

#include <utility>

namespace delve {
namespace {

Failure noRecipe() {
    return badInput({DELVE_TEXT("generation", "This level has no recipe to make it anew by; choose a recipe first.")});
}

} // namespace

void Document::generate(const Recipe& recipe, Size size) {
    m_beginning = false;
    order(recipe, size);
}

void Document::begin(const Recipe& recipe, Size size) {
    m_beginning = true;
    order(recipe, size);
}

void Document::order(const Recipe& recipe, Size size) {
    if (recipe.stages.empty()) return emit generationFailed(noRecipe(), {});
    const bool wasBusy = generating();
    m_waiting.reset();
    m_generation.order(recipe, size, m_now, blank());
    announceOrder(recipe, size, wasBusy);
}

void Document::generateAllTheSame() {
    const bool wasBusy = generating();
    m_generation.order(m_recipe, m_wantedSize, m_now, false, true);
    announceOrder(Recipe(m_recipe), m_wantedSize, wasBusy);
}

void Document::keepHandWork() {
    showRecipeOfLevel();
    m_tracing.requestAgain();
}

void Document::regenerateInside(const Recipe& recipe) {
    if (recipe.stages.empty()) return emit generationFailed(noRecipe(), {});
    if (selection()->size() != level().size()) return;
    m_beginning = false;
    const bool wasBusy = generating();
    m_waiting.reset();
    m_generation.orderInside(recipe, selection(), m_now);
    announceOrder(recipe, level().size(), wasBusy);
}

void Document::announceOrder(const Recipe& recipe, Size size, bool wasBusy) {
    m_tracing.giveWay(size);
    showRecipe(recipe, size);
    if (!wasBusy) emit generationStarted();
}

void Document::setStamps(std::vector<Level> stamps) {
    m_generation.setStamps(std::move(stamps));
    if (level().recipe) generate(Recipe(m_recipe), m_wantedSize);
}

void Document::cancelDrag() {
    m_atStake.clear();
    const auto making = m_generation.leaveDrag();
    m_dragging = false;
    m_dragged.reset();
    orderWhatWaits();
    if (!making) return;
    const bool resized = making->before.size() != level().size();
    dropGeneration();
    m_ordered = m_orderedBeforeDrag;
    if (making->kept) {
        const auto& step = m_history.steps()[m_history.position() - 1];
        const bool world = step.world.has_value();
        m_now.takeBack(step);
        m_history.replaceLast({});
        m_report.notes.clear();
        announceHistory();
        if (world) emit worldChanged();
        emit selectionChanged();
        emit levelChanged(making->shown, resized);
    }
    if (!making->kept) announceHistory();
    showRecipeOfLevel();
    m_tracing.dropStale();
}

void Document::cancelGeneration() {
    if (!generating()) return;
    stopGeneration();
    m_tracing.requestAgain();
}

void Document::stopGeneration() {
    m_waiting.reset();
    m_generation.cancel();
    showSeedOfLevel();
    emit generationFinished();
}

/// For what leads away from the level that was ordered from.
void Document::dropGeneration() {
    if (generating()) stopGeneration();
    m_generation.drop();
    m_atStake.clear();
    m_tracing.drop();
}

void Document::orderAgain() {
    m_generation.orderAgain(m_recipe, m_wantedSize, m_now);
    if (generating()) m_tracing.giveWay(m_wantedSize);
}

/// A control that is no parameter is held and has changed something: a level that came between would cut its step in
/// two, so it is made after it.
void Document::orderAfterDrag() {
    m_waiting = m_generation.inside();
    m_generation.drop();
}

void Document::orderWhatWaits() {
    const auto cells = std::exchange(m_waiting, {});
    if (!cells) return;
    if ((*cells)->size() == level().size()) m_generation.orderInside(m_recipe, *cells, m_now);
    else m_generation.order(m_recipe, m_wantedSize, m_now, blank());
}

/// While a slider moves, nobody is asked: the map stays as it was last, and it may move on to where all find a place.
void Document::takeAtStake(const std::vector<std::string>& levels) {
    m_generation.finish();
    m_atStake = levels;
    emit generationFinished();
    if (!generating() && !m_generation.dragging()) tellAtStake();
}

void Document::tellAtStake() {
    const auto levels = std::exchange(m_atStake, {});
    if (!levels.empty()) emit handWorkAtStake(levels);
}

void Document::takeGenerated(const GenerationResult& result) {
    if (!result.handWorkAtStake.empty()) return takeAtStake(result.handWorkAtStake);
    if (m_dragging && m_dragged) return orderAfterDrag();
    m_atStake.clear();
    const bool first = blank();
    const bool everything = first || result.level.size() != level().size();
    const auto region = m_generation.take(result, m_now, m_history, first);
    if (!region) return;
    m_report = result.report;
    if (!std::exchange(m_beginning, false) && m_path.isEmpty()) m_ordered = true;
    m_tracing.dropStale();
    if (!generating()) showRecipeOfLevel();
    announceHistory();
    if (result.world) emit worldChanged();
    if (everything) emit selectionChanged();
    emit levelChanged(*region, everything);
    emit generationFinished();
    m_tracing.requestAgain();
}

/// Has nobody done anything with this document yet?
bool Document::blank() const {
    const bool untouched = m_path.isEmpty() && m_history.steps().empty() && world().levels.size() == 1;
    return untouched && !level().recipe && level().tiles == Grid(level().size()) && level().things->empty();
}

/// What was tried stays to be mended, but for the seed: the one that is shown is the map's.
void Document::takeFailure(const Failure& failure, const Conflict& pins) {
    m_generation.finish();
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

} // namespace delve
