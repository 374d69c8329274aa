#pragma once

#include "playtest/rules/game.h"
#include "playtest/state/joined_bits.h"

#include <functional>
#include <optional>

/// What follows from the rest of a game, kept because every step asks for it.
namespace delve::play {

/// Computes all of it, for a new game and for a loaded one. `from`: where player one started, if elsewhere than the
/// world says. `stopped` is asked now and then; once it returns true, what was computed is invalid.
void deriveStates(Game& game, std::optional<Place> from = {}, const std::function<bool()>& stopped = {});

/// The cells of a level that count as unseen until somebody sees them: all that can be walked on, or only those that
/// can be reached if the objective is about ground.
[[nodiscard]] const BitGrid& cellsToSee(const Game& game, std::uint32_t level);
/// How many of them nobody has seen yet.
[[nodiscard]] std::int64_t unseenOn(const Game& game, std::uint32_t level);

/// Where one can see through: by the tiles, and by opened doors. Valid until the next step.
[[nodiscard]] inline JoinedBits seeThroughOf(const Game& game, std::uint32_t level) {
    return {game.prepared->levels[level].seeThrough, game.levels[level].opened};
}
/// The cells that can be walked on in any direction and that nothing shuts. Valid for as long.
[[nodiscard]] inline JoinedBits openCellsOf(const Game& game, std::uint32_t level) {
    return {game.prepared->levels[level].openAtFirst(), game.levels[level].unlocked};
}

/// Does a lock or a barrier that is still there shut this cell?
[[nodiscard]] bool isShut(const Game& game, std::uint32_t level, Cell cell);
/// Is a secret door there that nobody has found?
[[nodiscard]] bool isHidden(const Game& game, std::uint32_t level, Cell cell);
/// Can the cell be walked on in any direction, as the game stands?
[[nodiscard]] bool isOpen(const Game& game, std::uint32_t level, Cell cell);
/// Would a ledge, under the feet or in front of them, stop a step between two cells that are side by side?
[[nodiscard]] bool ledgeStops(const Game& game, std::uint32_t level, Cell from, Direction step);

} // namespace delve::play
