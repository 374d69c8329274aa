#pragma once

#include "generation/level/bit_grid.h"
#include "playtest/rules/game.h"

#include <cstdint>

/// Which cells are too near to an enemy, for a walk that goes round them. Bosses do not count: they are met sooner or
/// later.
namespace delve::play {

[[nodiscard]] BitGrid cellsNearEnemies(const Game& game, std::uint32_t level);
[[nodiscard]] bool isNearEnemy(const Game& game, const Place& place);

} // namespace delve::play
