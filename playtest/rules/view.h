#pragma once

#include "generation/level/bit_grid.h"
#include "playtest/rules/game.h"
#include "playtest/sight/sight.h"

/// What players see as the game stands.
namespace delve::play {

/// Whoever looks keeps one of these, so that its memory serves again.
class Eyes {
public:
    /// All that the players on this level see, lamps included: to be drawn when the lights are off. The result is good
    /// until the next call.
    [[nodiscard]] const BitGrid& see(const Game& game, std::uint32_t level);
    /// What one player sees.
    [[nodiscard]] const BitGrid& see(const Game& game, const Player& player);
    /// What a player sees who stands on `from`, in a window: `radius` far, and what lamps light up.
    void look(const Game& game, Place from, std::int32_t radius, SeenCells& into);

private:
    void add(const Game& game, const Player& player);

    Sight m_sight;
    SeenCells m_cells;
    SeenCells m_far;
    SeenCells m_near;
    BitGrid m_seen;
};

/// How far a player sees.
[[nodiscard]] std::int32_t sightOf(const Game& game, const Player& player);

} // namespace delve::play
