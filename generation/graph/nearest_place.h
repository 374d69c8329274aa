#pragma once

#include "generation/level/geometry.h"

#include <cstdint>
#include <functional>
#include <span>
#include <vector>

namespace delve {

/// The place nearest to each cell of a map, row by row: the Voronoi regions of the places. Exact: by squared distance,
/// and among equals the first in the list. Works in blocks, each with only the places that can be nearest to one of its
/// cells. There must be a place. False if `stopped` returned true; the result is then invalid.
bool findNearestPlaces(Size size, std::span<const Cell> places, std::vector<std::uint32_t>& into,
                       const std::function<bool()>& stopped = {});

} // namespace delve
