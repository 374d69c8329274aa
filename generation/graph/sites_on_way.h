#pragma once

#include "generation/level/level.h"

#include <cstdint>
#include <vector>

/// The way of a journey over its sites, as the links join them.
namespace delve {

/// The square of the distance between two places: a weight without fractions.
[[nodiscard]] std::int64_t squaredLength(Cell a, Cell b);
/// The distance between two places, in thousandths of a cell, rounded down; above 0 where they differ.
[[nodiscard]] std::int64_t lengthOf(Cell a, Cell b);
/// The room whose box is nearest to a cell, or holds it; the first of equals. There must be one.
[[nodiscard]] RoomId roomNearest(const std::vector<Room>& rooms, Cell cell);
/// The sites of the way from start to goal that enters the fewest towns, and of those the shortest; the goal's, which
/// costs nothing, is left out. Empty where there is no way, or no site.
[[nodiscard]] std::vector<RoomId> sitesOnWay(const Level& journey, Cell start, Cell goal);

} // namespace delve
