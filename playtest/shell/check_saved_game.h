#pragma once

#include "playtest/rules/game.h"

namespace delve {

/// Is this a game that play could have led to: everybody on the map, all numbers those of something that is there?
/// Asked of what was read, before anything is done with it.
[[nodiscard]] Done checkSavedGame(const Game& game);

} // namespace delve
