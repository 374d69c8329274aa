#pragma once

#include "playtest/measures/cell_map.h"

#include <cstdint>

namespace delve::play {

/// How many cells that can be walked or seen through are in sight of a cell, itself included: those within the radius
/// (dx * dx + dy * dy <= r * r) for which every cell between the two on Bresenham's line can be seen through. The line
/// moves by one along the longer side at each step; exactly between two cells, it passes the one farther out.
[[nodiscard]] std::int64_t countInSight(const CellMap& map, Cell from, std::int32_t radius);

} // namespace delve::play
