#include "editor/document/transaction.h"

#include "editor/document/document.h"
#include "editor/history/joined_steps.h"

#include <utility>

namespace delve::editor {

Revision Document::revision() const { return hasOpenSteps() ? m_open->steps.back().revision : m_history.revision(); }

Transaction Document::transaction(const Message& name) {
    if (!m_open) m_open = std::make_shared<OpenSteps>(OpenSteps{name, level().id, m_now.selection});
    return Transaction(*this);
}

Transaction::Transaction(Document& document) : m_document(&document), m_open(document.m_open) {
    document.m_open->begins.push_back(document.m_open->steps.size());
    m_depth = document.m_open->begins.size();
}

Transaction::~Transaction() { end(false); }

void Transaction::commit() { end(true); }

/// Ending a transaction also ends the open transactions inside it.
void Transaction::end(bool commits) {
    const auto open = std::exchange(m_open, {}).lock();
    if (!m_document || !open || open->begins.size() < m_depth) return;
    const auto begin = open->begins[m_depth - 1];
    open->begins.resize(m_depth - 1);
    while (!commits && open->steps.size() > begin) {
        m_document->m_now.takeBack(open->steps.back().step);
        open->steps.pop_back();
    }
    if (open->begins.empty()) keep(*m_document, *open);
}

/// Adds all edits to the history as one step, unless they cancel out.
void Transaction::keep(Document& document, const OpenSteps& open) {
    document.m_open.reset();
    std::vector<const History::Step*> steps;
    for (const auto& part : open.steps) steps.push_back(&part.step);
    auto step = joinedSteps(document.m_now, steps);
    step.name = open.name;
    if (!step.empty()) {
        if (open.leaves) document.dropGeneration();
        document.showedBefore(open.levelBefore, open.selectionBefore);
        document.keep(std::move(step));
        document.goOnAfterStep(open.leaves);
    }
    if (!document.m_orders.dragging) document.orderWhatWaits();
}

} // namespace delve::editor
