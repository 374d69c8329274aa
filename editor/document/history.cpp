#include "editor/document/history.h"

#include "editor/text/message_text.h"

#include <algorithm>

namespace delve {
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
    m_sizes.push_back(step.bytes());
    m_bytes += m_sizes.back();
    m_steps.push_back(std::move(step));
    ++m_position;
    keepToLimit();
}

void History::replaceLast(Step step) {
    --m_position;
    dropUndone();
    push(std::move(step));
}

void History::letGo(Step& step) const {
    if (m_letGo && step.world) m_letGo(std::make_shared<WorldEdit>(*std::move(step.world)));
}

void History::clear() {
    for (auto& step : m_steps) letGo(step);
    m_steps.clear();
    m_sizes.clear();
    m_position = 0;
    m_saved = 0;
    m_beingSaved = 0;
    m_away = false;
    m_bytes = 0;
}

bool History::modified() const {
    if (!m_saved || m_away) return true;
    return !onlySelection(std::min(*m_saved, m_position), std::max(*m_saved, m_position));
}

void History::setLimit(std::size_t bytes) {
    m_limit = bytes;
    keepToLimit();
}

bool History::onlySelection(std::size_t from, std::size_t to) const {
    return std::all_of(m_steps.begin() + static_cast<std::ptrdiff_t>(from),
                       m_steps.begin() + static_cast<std::ptrdiff_t>(to),
                       [](const Step& step) { return step.selectionOnly(); });
}

void History::dropUndone() {
    while (canRedo()) dropNewest();
}

void History::dropNewest() {
    for (auto* const place : {&m_saved, &m_beingSaved}) {
        if (*place != m_steps.size()) continue;
        if (m_steps.back().selectionOnly()) --**place;
        else place->reset();
    }
    m_bytes -= m_sizes.back();
    letGo(m_steps.back());
    m_steps.pop_back();
    m_sizes.pop_back();
}

void History::dropOldest() {
    for (auto* const place : {&m_saved, &m_beingSaved}) {
        if (*place && **place > 0) --**place;
        else if (*place && !m_steps.front().selectionOnly()) place->reset();
    }
    m_bytes -= m_sizes.front();
    letGo(m_steps.front());
    m_steps.pop_front();
    m_sizes.pop_front();
    --m_position;
}

/// What can be undone goes first, but for the newest of it; then what could be done again.
void History::keepToLimit() {
    while (m_bytes > m_limit && m_position > 1) dropOldest();
    while (m_bytes > m_limit && canRedo()) dropNewest();
}

} // namespace delve
