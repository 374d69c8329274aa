// The part of Document that has levels made: orders, drags, what arrives, and the recipe that is shown.
#include "editor/document/document.h"
#include "generation/pipeline/pipeline.h"

#include <utility>

namespace delve {
namespace {

Failure noRecipe() {
    return badInput({DELVE_TEXT("generation", "This level has no recipe. Choose one first, then regenerate.")});
}

} // namespace

void Document::generate(const Recipe& recipe, Size size) {
    m_orders.beginning = false;
    order(recipe, size);
}

void Document::begin(const Recipe& recipe, Size size) {
    m_orders.beginning = true;
    order(recipe, size);
}

void Document::order(const Recipe& recipe, Size size) {
    if (recipe.stages.empty()) return emit generationFailed(noRecipe(), {});
    const bool wasBusy = generating();
    m_orders.waiting.reset();
    m_orders.asked = false;
    m_generation.order(recipe, size, m_now, blank());
    announceOrder(recipe, size, wasBusy);
}

void Document::generateDiscardingHandWork() {
    m_orders.asked = false;
    const bool wasBusy = generating();
    m_generation.order(m_orders.recipe, m_orders.size, m_now, false, true);
    announceOrder(Recipe(m_orders.recipe), m_orders.size, wasBusy);
}

void Document::keepHandWork() {
    m_orders.asked = false;
    showRecipeOfLevel();
    m_tracing.requestAgain();
}

void Document::regenerateInside(const Recipe& recipe) {
    if (recipe.stages.empty()) return emit generationFailed(noRecipe(), {});
    if (selection()->size() != level().size()) return;
    m_orders.beginning = false;
    const bool wasBusy = generating();
    m_orders.waiting.reset();
    m_orders.asked = false;
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
    if (level().recipe) generate(Recipe(m_orders.recipe), m_orders.size);
}

std::span<const Level> Document::stamps() const {
    const auto* const stamps = m_generation.stamps();
    return stamps ? std::span<const Level>(*stamps) : std::span<const Level>();
}

void Document::cancelDrag() {
    m_orders.handWork.clear();
    const auto making = m_generation.leaveDrag();
    m_orders.dragging = false;
    m_orders.dragged.reset();
    orderWhatWaits();
    if (!making) return;
    const bool resized = making->before.size() != level().size();
    dropGeneration();
    m_orders.ordered = m_orders.orderedBeforeDrag;
    if (making->kept) {
        const auto& step = m_history.steps()[m_history.position() - 1];
        const bool world = step.world.has_value();
        m_now.takeBack(step);
        m_history.replaceLast({});
        m_orders.report.notes.clear();
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
    m_orders.waiting.reset();
    m_generation.cancel();
    showSeedOfLevel();
    emit generationFinished();
}

/// For what leads away from the level that was ordered from.
void Document::dropGeneration() {
    if (generating()) stopGeneration();
    m_generation.drop();
    m_orders.handWork.clear();
    m_orders.asked = false;
    m_tracing.drop();
}

void Document::orderAgain() {
    m_generation.orderAgain(m_orders.recipe, m_orders.size, m_now);
    if (generating()) m_tracing.giveWay(m_orders.size);
}

/// A control that is no parameter is held and has changed something: a level that came between would cut its step in
/// two, so it is made after it.
void Document::orderAfterDrag() {
    m_orders.waiting = m_generation.inside();
    m_generation.drop();
}

void Document::orderWhatWaits() {
    const auto cells = std::exchange(m_orders.waiting, {});
    if (!cells) return;
    if ((*cells)->size() == level().size()) m_generation.orderInside(m_orders.recipe, *cells, m_now);
    else m_generation.order(m_orders.recipe, m_orders.size, m_now, blank());
}

/// While a slider moves, nobody is asked: the map stays as it was last, and it may move on to where all find a place.
void Document::takeAtStake(const std::vector<std::string>& levels) {
    m_generation.finish();
    m_orders.handWork = levels;
    emit generationFinished();
    if (!generating() && !m_generation.dragging()) tellAtStake();
}

void Document::tellAtStake() {
    const auto levels = std::exchange(m_orders.handWork, {});
    m_orders.asked = !levels.empty();
    if (m_orders.asked) emit handWorkAtStake(levels);
}

void Document::takeGenerated(const GenerationResult& result) {
    if (!result.handWorkAtStake.empty()) return takeAtStake(result.handWorkAtStake);
    if (m_orders.dragging && m_orders.dragged) return orderAfterDrag();
    m_orders.handWork.clear();
    const bool first = blank();
    const bool everything = first || result.level.size() != level().size();
    const auto region = m_generation.take(result, m_now, m_history, first);
    if (!region) return;
    m_orders.report = result.report;
    if (!std::exchange(m_orders.beginning, false) && m_path.isEmpty()) {
        m_orders.ordered = m_orders.orderedSince = true;
        m_orders.orderedBeforeDrag = m_orders.orderedBeforeDrag || first; // which is no step that a drag takes back
    }
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
    Recipe tried = m_orders.recipe;
    tried.seed = level().recipe->seed;
    showRecipe(tried, m_orders.size);
}

void Document::showRecipe(const Recipe& recipe, Size size) {
    if (recipe == m_orders.recipe && size == m_orders.size) return;
    m_orders.recipe = recipe;
    m_orders.size = size;
    emit recipeChanged();
}

void Document::showRecipeOfLevel() { showRecipe(Recipe(level().recipe.value_or(m_orders.recipe)), level().size()); }

} // namespace delve
