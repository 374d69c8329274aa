#pragma once

#include "playtest/rules/game.h"

#include <optional>

/// What follows from the rest of a game and is kept because every step asks for it.
namespace delve {

/// Makes all of it anew: for a new game and for one that was loaded. `from`: where player one started, if elsewhere
/// than the world says.
void deriveStates(Game& game, std::optional<Place> from = {});

/// The cells of a level that count until somebody has seen them: those that can be walked on, and where the game is to
/// explore, of these only those that can be walked to.
[[nodiscard]] const BitGrid& cellsToSee(const Game& game, std::uint32_t level);

/// Does a lock or a barrier that is still there shut this cell?
[[nodiscard]] bool isShut(const Game& game, std::uint32_t level, Cell cell);

} // namespace delve
