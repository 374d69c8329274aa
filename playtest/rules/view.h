#pragma once

#include "generation/level/bit_grid.h"
#include "playtest/rules/game.h"
#include "playtest/sight/sight.h"

/// What players see as the game stands.
namespace delve::play {

/// Keep one of these to look with: it reuses its memory.
class Eyes {
public:
    /// All that the players on this level see, lamps included, to draw it with the lights off. The result is valid
    /// until the next call.
    [[nodiscard]] const BitGrid& see(const Game& game, std::uint32_t level);
    /// What one player sees.
    [[nodiscard]] const BitGrid& see(const Game& game, const Player& player);
    /// What a player on `from` sees, in a window: within `radius`, and what lamps light up.
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
