#pragma once

#include "generation/pipeline/draft.h"

#include <vector>

/// Where a level is won.
namespace delve::generation {

/// The tiles that end the game, in cell order. Incomplete if the draft was stopped.
[[nodiscard]] std::vector<Cell> cellsThatEndTheGame(const Draft& draft);
/// The boss and the goal, in the order of things.
[[nodiscard]] std::vector<Cell> thingsThatWin(const Draft& draft);
/// In cell order, the tiles that end the game; where there is none, the boss and the goal.
[[nodiscard]] std::vector<Cell> exitsOf(const Draft& draft);

} // namespace delve::generation
