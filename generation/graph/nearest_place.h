#pragma once

#include "generation/level/geometry.h"

#include <cstdint>
#include <functional>
#include <span>
#include <vector>

namespace delve {

/// Of each cell of a map, row by row, the place nearest to it: the Voronoi regions of the places. Exact: by the square
/// of the distance, and of equals the first in the list. Works in blocks, each with those places only that can be
/// nearest to one of its cells. There must be a place. False, and what it found of no use, where `stopped` said so.
bool findNearestPlaces(Size size, std::span<const Cell> places, std::vector<std::uint32_t>& into,
                       const std::function<bool()>& stopped = {});

} // namespace delve
