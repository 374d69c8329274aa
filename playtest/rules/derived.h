#pragma once

#include "playtest/rules/game.h"

/// What follows from the rest of a game and is kept because every step asks for it.
namespace delve {

/// Makes all of it anew: for a new game and for one that was loaded.
void deriveStates(Game& game);

/// Does a lock or a barrier that is still there shut this cell?
[[nodiscard]] bool isShut(const Game& game, std::uint32_t level, Cell cell);

} // namespace delve
