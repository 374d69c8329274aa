#include "playtest/personas/known_ways.h"

#include "generation/level/sides.h"

#include <algorithm>

namespace delve::play {

void KnownWays::begin(const PersonaView& view) {
    if (m_size != view.size()) {
        m_size = view.size();
        m_cameBy.assign(static_cast<std::size_t>(m_size.area()), unvisited);
    } else {
        forgetSearch();
    }
    m_queue.clear();
    m_way.clear();
    m_at = view.me().place;
    m_cameBy[indexOf(m_at.at)] = 0;
    m_queue.push_back(m_at.at);
}

/// All cells that it came to lie beside those from which it went on.
void KnownWays::forgetSearch() {
    for (const Cell cell : m_queue) {
        m_cameBy[indexOf(cell)] = unvisited;
        for (const Cell side : sidesClockwise)
            if (m_size.contains(cell + side)) m_cameBy[indexOf(cell + side)] = unvisited;
    }
}

void KnownWays::takeWayTo(Cell to) {
    while (to != m_at.at) {
        m_way.push_back(to);
        to = to - towards(static_cast<Direction>(m_cameBy[indexOf(to)]));
    }
}

bool KnownWays::underWay(const PersonaView& view) const { return !m_way.empty() && view.me().place == m_at; }

Command KnownWays::step(const PersonaView& view) {
    const Cell next = m_way.back();
    if (view.isDoorToFind(next)) return Command::wait();
    m_way.pop_back();
    const auto direction = *std::ranges::find(directionsClockwise, next - m_at.at, towards);
    m_at.at = next;
    return Command::move(view.who(), direction);
}

bool isEdgeOfKnown(const PersonaView& view, Cell cell) {
    if (!view.isOpen(cell)) return false;
    return std::ranges::any_of(sidesInReadingOrder, [&](Cell side) {
        return view.size().contains(cell + side) && !view.isKnown(cell + side);
    });
}

} // namespace delve::play
