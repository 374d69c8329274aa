#include "editor/play/watched_replay.h"

#include <algorithm>
#include <iterator>

namespace delve::editor {

play::Typed WatchedReplay::next() {
    if (!m_now.finished()) ++m_played;
    auto typed = m_now.next();
    if (m_now.position() >= m_kept.back().position() + keysBetween) m_kept.push_back(m_now);
    return typed;
}

/// Starts from the nearest copy before, unless it is nearer from here.
void WatchedReplay::goTo(std::size_t position) {
    const auto after = std::ranges::upper_bound(m_kept, position, {}, &play::Replay::position);
    const play::Replay& before = after == m_kept.begin() ? m_kept.front() : *std::prev(after);
    if (position < m_now.position() || m_now.position() < before.position()) m_now = before;
    while (!m_now.finished() && m_now.position() < position) (void)next();
}

} // namespace delve::editor
