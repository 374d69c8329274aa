#pragma once

#include "generation/level/level.h"
#include "generation/level/tile.h"

#include <vector>

/// What a player can reach in a finished level by taking the keys within reach and opening their locks.
namespace delve {

/// All that can be reached from the start, with the keys that lie within reach.
struct Reach {
    BitGrid cells;
    std::vector<Cell> shutLocks; ///< those whose key was never found, in order
};

[[nodiscard]] Reach findReachWithKeys(const Level& level, const TileCatalogue& tiles, Cell start);

} // namespace delve
