#pragma once

#include "playtest/shell/shell.h"

#include <string>

/// The game as text: what a command line shows after it has played, and what tests compare.
namespace delve::play {

/// How a cell is known to the players: drawn as it is, dimly from memory, or not at all.
enum class Known : std::uint8_t { Unseen, Remembered, InSight };

/// What the players know of a level, with the lights on or off. Keep one of these to draw with.
class Knowledge {
public:
    void look(const Game& game, std::uint32_t level, bool lights);
    [[nodiscard]] Known of(Cell cell) const;

private:
    bool m_lights = true;
    bool m_memory = true;
    BitGrid m_inSight;
    ChunkedBits m_seen;
};

/// The rows of a level, one character a cell: `@` and `&` for the players, enemies and things over their tiles. Dark
/// cells are blanks, and what is only remembered shows its tile and nothing that moves.
[[nodiscard]] std::string mapText(const Game& game, std::uint32_t level, const Knowledge& knowledge);

/// What stands at a cell, for the status line: a player, an enemy, a thing or the tile; “unseen” where it is dark.
[[nodiscard]] Message nameAt(const Game& game, std::uint32_t level, Cell cell, Known known);

/// "title" before a game began, a seed being typed or not; then "playing", "won", "lost", "draw" or "ended".
[[nodiscard]] std::string_view stateName(const Shell& shell);

} // namespace delve::play
