#include "editor/history/history.h"

#include "editor/text/message_text.h"

#include <algorithm>

namespace delve::editor {
namespace {

std::size_t bytesOf(const Selection& selection) {
    return selection->wordsPerRow() * sizeof(std::uint64_t) * static_cast<std::size_t>(selection->size().height);
}

} // namespace

std::size_t History::Step::bytes() const {
    std::size_t bytes = sizeof(Step) + edit.bytes();
    for (const auto& argument : name.arguments) bytes += argument.size();
    if (selection) bytes += std::max(bytesOf(selection->before), bytesOf(selection->after));
    if (world) bytes += world->bytes();
    return bytes;
}

QString History::undoName() const { return canUndo() ? toQString(m_steps[m_position - 1].name) : QString(); }
QString History::redoName() const { return canRedo() ? toQString(m_steps[m_position].name) : QString(); }

void History::push(Step step) {
    if (step.empty()) return;
    dropUndone();
    m_notes.push_back({step.bytes(), step.selectionOnly() ? revision() : ++m_last});
    m_bytes += m_notes.back().bytes;
    m_steps.push_back(std::move(step));
    ++m_position;
    keepToLimit();
}

void History::replaceLast(Step step) {
    --m_position;
    dropUndone();
    push(std::move(step));
}

void History::letGo(Step& step, const Note& note) const {
    constexpr std::size_t large = std::size_t{1} << 20;
    if (m_letGo && (step.world || note.bytes >= large)) m_letGo(std::make_shared<Step>(std::move(step)));
}

void History::clear() {
    for (std::size_t i = 0; i < m_steps.size(); ++i) letGo(m_steps[i], m_notes[i]);
    m_steps.clear();
    m_notes.clear();
    m_position = 0;
    m_first = ++m_last;
    m_saved = m_first;
    m_beingSaved = m_first;
    m_away = false;
    m_bytes = 0;
}

/// Raises all revisions by the same amount, beyond every revision issued so far.
void History::changeBeneath() {
    const auto further = m_last - m_first + 1;
    m_first += further;
    m_last += further;
    for (auto& note : m_notes) note.revision += further;
    for (auto* const place : {&m_saved, &m_beingSaved})
        if (*place) **place += further;
}

void History::unmarkUnsaved(std::optional<Revision> saved) {
    if (!m_saved) m_saved = saved;
}

void History::setLimit(std::size_t bytes) {
    m_limit = bytes;
    keepToLimit();
}

void History::dropUndone() {
    while (canRedo()) dropNewest();
}

void History::dropNewest() {
    m_bytes -= m_notes.back().bytes;
    letGo(m_steps.back(), m_notes.back());
    m_steps.pop_back();
    m_notes.pop_back();
}

void History::dropOldest() {
    m_bytes -= m_notes.front().bytes;
    m_first = m_notes.front().revision;
    letGo(m_steps.front(), m_notes.front());
    m_steps.pop_front();
    m_notes.pop_front();
    --m_position;
}

/// Drops the oldest done steps first, except the newest of them; then the undone steps.
void History::keepToLimit() {
    while (m_bytes > m_limit && m_position > 1) dropOldest();
    while (m_bytes > m_limit && canRedo()) dropNewest();
}

} // namespace delve::editor
