#include "playtest/rules/trail.h"

#include "generation/level/sides.h"

#include <algorithm>

namespace delve::play {
/// How many of the hunters are in reach at all.
std::size_t Trail::askedIn(std::span<const Cell> hunters) const {
    return static_cast<std::size_t>(std::ranges::count_if(hunters, [&](Cell cell) { return m_window.contains(cell); }));
}

void Trail::follow(const JoinedBits& open, Cell to, std::span<const Cell> hunters) {
    m_window = Rect{to.x, to.y, 1, 1}.grown(playNumbers.hunt).intersected(wholeOf(open.size()));
    m_steps.assign(static_cast<std::size_t>(m_window.area()), unknown);
    auto wanted = askedIn(hunters);
    std::vector<std::uint8_t> asks(m_steps.size());
    for (const Cell cell : hunters)
        if (m_window.contains(cell)) asks[indexOf(cell)] = 1;
    m_queue.assign(1, to);
    m_steps[indexOf(to)] = 0;
    for (std::size_t i = 0; i < m_queue.size() && wanted > 0; ++i) {
        const Cell here = m_queue[i];
        const auto steps = m_steps[indexOf(here)];
        if (asks[indexOf(here)] != 0) --wanted;
        if (steps == playNumbers.hunt) continue;
        for (const Cell side : sidesInReadingOrder) {
            const Cell next = here + side;
            if (!m_window.contains(next) || m_steps[indexOf(next)] != unknown || !open.at(next)) continue;
            m_steps[indexOf(next)] = static_cast<std::uint8_t>(steps + 1);
            m_queue.push_back(next);
        }
    }
}

} // namespace delve::play
