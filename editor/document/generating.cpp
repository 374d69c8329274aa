// The part of Document that generates levels: orders, drags, results, and the recipe that is shown.
#include "editor/document/document.h"
#include "generation/pipeline/pipeline.h"

#include <utility>

namespace delve::editor {
namespace {

Failure noRecipe() {
    return badInput({DELVE_TEXT("generation", "This level has no recipe. Choose one first, then regenerate.")});
}

/// Is this a new document that nobody has changed yet?
bool isBlank(const Document& document) {
    const auto& level = document.level();
    const bool untouched = document.path().isEmpty() && document.history().steps().empty();
    return untouched && document.world().levels.size() == 1 && !level.recipe && level.tiles == Grid(level.size()) &&
           level.things->empty();
}

} // namespace

GenerationOrder Document::orderOf(const Recipe& recipe, Size size) const {
    return m_generation.orderOf(recipe, size, m_now);
}

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
    m_generation.order(recipe, size, m_now, isBlank(*this));
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
    announce();
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
    announce();
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
    dropGeneration();
    m_history.unmarkUnsaved(m_orders.savedBeforeDrag);
    if (making->kept) {
        const auto& step = m_history.steps()[m_history.position() - 1];
        const std::string levelBefore = level().id;
        const Selection selectionBefore = m_now.selection;
        m_news.addTakenBack(step);
        m_now.takeBack(step);
        showedBefore(levelBefore, selectionBefore);
        m_history.replaceLast({});
        m_orders.report.notes.clear();
    }
    showRecipeOfLevel();
    announce(PartOfDocument::History);
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
    announce();
    emit generationFinished();
}

/// For changes that leave the level for which generation was ordered.
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

/// While the drag of a control that is no parameter has changed something, or a transaction is open, a generated level
/// would cut its step in two: the level is ordered again afterwards.
void Document::orderAfterDrag() {
    m_orders.waiting = m_generation.inside();
    m_generation.drop();
}

void Document::orderWhatWaits() {
    const auto cells = std::exchange(m_orders.waiting, {});
    if (!cells) return;
    if ((*cells)->size() == level().size()) m_generation.orderInside(m_orders.recipe, *cells, m_now);
    else m_generation.order(m_orders.recipe, m_orders.size, m_now, isBlank(*this));
}

/// While a slider moves, the person is not asked: the map stays, and the next position may keep all hand work.
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
    if (m_open || (m_orders.dragging && m_orders.dragged)) return orderAfterDrag();
    m_orders.handWork.clear();
    const bool first = isBlank(*this);
    const std::string levelBefore = level().id;
    const Selection selectionBefore = m_now.selection;
    auto change = m_generation.take(result, m_now, m_history, first);
    if (!change) return;
    if (first) m_history.changeBeneath();
    m_orders.report = result.report;
    if (!std::exchange(m_orders.beginning, false) && m_path.isEmpty()) {
        m_history.markUnsaved();
        if (first) m_orders.savedBeforeDrag.reset(); // not a step: cancelling a drag does not undo it
    }
    m_tracing.dropStale();
    if (!generating()) showRecipeOfLevel();
    change->add(m_news.parts | PartOfDocument::Arrived);
    m_news = *std::move(change);
    showedBefore(levelBefore, selectionBefore);
    announce(PartOfDocument::History);
    emit generationFinished();
    m_tracing.requestAgain();
}

/// The parameters that failed stay shown, to be corrected. The seed becomes that of the level again.
void Document::takeFailure(const Failure& failure, const generation::Conflict& pins) {
    m_generation.finish();
    if (!generating()) showSeedOfLevel();
    announce();
    emit generationFailed(failure, pins);
    emit generationFinished();
}

/// Shows the seed of the current level with the parameters that were tried.
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
    m_news.add(PartOfDocument::Recipe);
}

void Document::showRecipeOfLevel() { showRecipe(Recipe(level().recipe.value_or(m_orders.recipe)), level().size()); }

} // namespace delve::editor
