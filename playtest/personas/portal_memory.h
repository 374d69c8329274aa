#pragma once

#include "playtest/personas/known_ways.h"

#include <map>
#include <optional>
#include <tuple>

/// How often a player went through each portal, and down the chasms of each level. Who always takes the way taken least
/// often comes to every level that they lead to.
namespace delve::play {

class PortalMemory {
public:
    /// On the way, by `ways`, to the portal or chasm of this level that was used least often, but at most `most` times;
    /// of equal ones to the nearest. Nothing if there is none.
    [[nodiscard]] std::optional<Command> toLeastUsed(const PersonaView& view, KnownWays& ways, int most);

private:
    using Key = std::tuple<std::uint32_t, std::int32_t, std::int32_t>; ///< level, y, x
    static Key keyOf(const PersonaView& view, Cell cell);

    [[nodiscard]] int usesOf(const PersonaView& view, Cell cell) const;
    [[nodiscard]] static std::optional<Direction> wayOut(const PersonaView& view);

    std::map<Key, int> m_uses;
};

} // namespace delve::play
