#pragma once

#include "generation/level/level.h"
#include "generation/level/tile.h"

namespace delve::generation {

/// Does some walk from the start lead where none leads back from, down a ledge? With every set of keys, and whether or
/// not secret doors are found. False as well where there is no start, or too much to try.
[[nodiscard]] bool holdsSomebody(const Level& level, const TileCatalogue& tiles);

} // namespace delve::generation
