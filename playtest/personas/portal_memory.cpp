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

/// Through the portal on which the player stands, if they stand on one.
std::optional<Direction> PortalMemory::wayOut(const PersonaView& view) {
    if (!view.isPortal(view.me().place.at)) return {};
    const auto out = std::ranges::find_if(directionsClockwise, [&](Direction way) { return view.leadsOut(way); });
    return out == directionsClockwise.end() ? std::nullopt : std::optional(*out);
}

/// All ways are looked at once: a search for each number of uses would look at the whole level each time.
std::optional<Command> PortalMemory::toLeastUsed(const PersonaView& view, KnownWays& ways, int most) {
    const auto rate = [&](Cell cell) -> std::optional<int> {
        if (!view.isPortal(cell) && !view.isChasm(cell)) return {};
        const int uses = usesOf(view, cell);
        return uses <= most ? std::optional(uses) : std::nullopt;
    };
    const Cell here = view.me().place.at;
    const auto out = wayOut(view);
    const auto usesOfOut = out ? rate(here) : std::nullopt;
    std::optional<int> least;
    if (usesOfOut != 0) least = ways.setOutForLeast(view, rate, [](Cell) { return false; });
    if (usesOfOut && (!least || *usesOfOut <= *least)) {
        ways.giveUp();
        ++m_uses[keyOf(view, here)];
        return Command::move(view.who(), *out);
    }
    if (!least) return {};
    ++m_uses[keyOf(view, ways.destination())];
    return ways.step(view);
}

} // namespace delve::play
