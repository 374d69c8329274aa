#include "playtest/personas/portal_memory.h"

#include <algorithm>

namespace delve::play {

/// All chasms of a level lead to the same one: they count as one way.
PortalMemory::Key PortalMemory::keyOf(const PersonaView& view, Cell cell) {
    const auto level = view.me().place.level;
    return view.isChasm(cell) ? Key{level, -1, -1} : Key{level, cell.y, cell.x};
}

int PortalMemory::usesOf(const PersonaView& view, Cell cell) const {
    const auto found = m_uses.find(keyOf(view, cell));
    return found == m_uses.end() ? 0 : found->second;
}

/// Through the portal on which the player stands.
std::optional<Command> PortalMemory::leave(const PersonaView& view, int uses) {
    const auto& place = view.me().place;
    if (!view.isPortal(place.at) || usesOf(view, place.at) != uses) return {};
    for (const auto direction : directionsClockwise) {
        if (!view.leadsOut(direction)) continue;
        ++m_uses[keyOf(view, place.at)];
        return Command::move(view.who(), direction);
    }
    return {};
}

std::optional<Command> PortalMemory::toLeastUsed(const PersonaView& view, KnownWays& ways, int most) {
    for (int uses = 0; uses <= most; ++uses) {
        if (const auto command = leave(view, uses)) return command;
        if (!ways.setOut(view, [&](Cell cell) {
                return (view.isPortal(cell) || view.isChasm(cell)) && usesOf(view, cell) == uses;
            }))
            continue;
        ++m_uses[keyOf(view, ways.destination())];
        return ways.step(view);
    }
    return {};
}

} // namespace delve::play
