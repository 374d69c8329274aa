// The part of Document that joins the edits of a drag into one step.
#include "editor/document/document.h"
#include "editor/document/first_goal.h"
#include "editor/history/joined_steps.h"

#include <array>
#include <optional>
#include <string_view>
#include <utility>

namespace delve::editor {
namespace {

/// Have two steps the same name and level, as the steps of a drag have?
bool alike(const History::Step& one, const History::Step& other) {
    return std::string_view(one.name.text.source) == other.name.text.source && one.level == other.level &&
           one.world.has_value() == other.world.has_value() && !one.rules && !other.rules;
}

} // namespace

void Document::beginDrag() {
    m_orders.dragging = true;
    m_orders.dragged.reset();
    m_orders.savedBeforeDrag = m_history.saved();
    m_generation.beginDrag();
}

void Document::endDrag() {
    const bool dragged = std::exchange(m_orders.dragging, false);
    m_orders.dragged.reset();
    m_generation.endDrag();
    orderWhatWaits();
    if (!generating()) tellAtStake();
    if (!dragged || m_history.canUndo()) return;
    m_history.unmarkUnsaved(m_orders.savedBeforeDrag); // it ended where it began, and no step came before it
    announce(PartOfDocument::History);
}

/// Records a step that was just done: by itself, joined to the drag's step, or in the open transaction.
void Document::keep(History::Step step) {
    if (m_open) return m_open->steps.push_back({std::move(step), m_history.passingRevision()});
    m_news.addDone(step);
    if (tookBackObjectiveOfFirstGoal(m_history)) chooseObjective();
    const bool goesOn = m_orders.dragging && m_orders.dragged == m_history.position() && m_history.canUndo();
    const auto* const last = goesOn ? &m_history.steps()[m_history.position() - 1] : nullptr;
    const bool joins = last && alike(*last, step);
    if (joins) step = joinedSteps(m_now, std::array<const History::Step*, 2>{last, &step});
    const bool kept = m_orders.dragging && !step.empty(); // empty if the control is back where it was
    if (joins) m_history.replaceLast(std::move(step));
    else m_history.push(std::move(step));
    m_orders.dragged = kept ? std::optional(m_history.position()) : std::nullopt;
}

} // namespace delve::editor
