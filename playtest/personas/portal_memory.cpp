#include "playtest/personas/portal_memory.h"

#include <algorithm>

namespace delve::play {

int PortalMemory::usesOf(const PersonaView& view, Cell cell) const {
    const auto found = m_uses.find(keyOf(view.me().place.level, cell));
    return found == m_uses.end() ? 0 : found->second;
}

/// Through the portal on which the player stands.
std::optional<Command> PortalMemory::leave(const PersonaView& view, int uses) {
    const auto& place = view.me().place;
    if (!view.isPortal(place.at) || usesOf(view, place.at) != uses) return {};
    for (const auto direction : directionsClockwise) {
        if (!view.leadsOut(direction)) continue;
        ++m_uses[keyOf(place.level, place.at)];
        return Command::move(view.who(), direction);
    }
    return {};
}

std::optional<Command> PortalMemory::toLeastUsed(const PersonaView& view, KnownWays& ways, int most) {
    for (int uses = 0; uses <= most; ++uses) {
        if (const auto command = leave(view, uses)) return command;
        if (!ways.setOut(view, [&](Cell cell) { return view.isPortal(cell) && usesOf(view, cell) == uses; })) continue;
        ++m_uses[keyOf(view.me().place.level, ways.destination())];
        return ways.step(view);
    }
    return {};
}

} // namespace delve::play
