#pragma once

#include "generation/level/level.h"
#include "generation/level/tile.h"

#include <vector>

namespace delve::generation {

/// Does some walk from the start lead where none leads back from, down a ledge? With every set of keys, and whether or
/// not secret doors are found. False as well where there is no start, or too much to try.
[[nodiscard]] bool canGetStuck(const Level& level, const TileCatalogue& tiles);
/// Keys, exits, bosses and goals to which no walk from the start leads, in a level with ledges; in others they are
/// taken to be within reach. A secret door is passed. Empty as well where there is no start, or too much to try.
[[nodiscard]] std::vector<Cell> outOfReach(const Level& level, const TileCatalogue& tiles);

} // namespace delve::generation
