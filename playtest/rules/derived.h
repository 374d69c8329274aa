#pragma once

#include "playtest/rules/game.h"
#include "playtest/state/joined_bits.h"

#include <optional>

/// What follows from the rest of a game and is kept because every step asks for it.
namespace delve::play {

/// Makes all of it anew: for a new game and for one that was loaded. `from`: where player one started, if elsewhere
/// than the world says.
void deriveStates(Game& game, std::optional<Place> from = {});

/// The cells of a level that count until somebody has seen them: those that can be walked on, and where the objective
/// is about ground, of these only those that can be walked to.
[[nodiscard]] const BitGrid& cellsToSee(const Game& game, std::uint32_t level);
/// How many of them nobody has seen yet.
[[nodiscard]] std::int64_t unseenOn(const Game& game, std::uint32_t level);

/// Where somebody can see through: by the tiles, and where doors were opened. Good until the game goes on.
[[nodiscard]] inline JoinedBits seeThroughOf(const Game& game, std::uint32_t level) {
    return {game.prepared->levels[level].seeThrough, game.levels[level].opened};
}
/// What can be walked on and no lock or barrier shuts. Likewise.
[[nodiscard]] inline JoinedBits openCellsOf(const Game& game, std::uint32_t level) {
    return {game.prepared->levels[level].openAtFirst(), game.levels[level].unlocked};
}

/// Does a lock or a barrier that is still there shut this cell?
[[nodiscard]] bool isShut(const Game& game, std::uint32_t level, Cell cell);

} // namespace delve::play
