#pragma once

#include "generation/level/bit_grid.h"
#include "generation/level/geometry.h"

#include <cstdint>

namespace delve {

/// Do two cells of a map see each other over at most `radius` cells, counted on a disc as the game does? They do if the
/// straight line between their centres passes only cells that can be seen through; where it passes exactly between two,
/// one of them is enough. The two cells themselves may be anything. The same from both sides.
[[nodiscard]] bool seeEachOther(const BitGrid& seeThrough, Cell a, Cell b, std::int32_t radius);

} // namespace delve
