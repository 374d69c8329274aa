#pragma once

#include "playtest/measures/cell_map.h"

#include <algorithm>
#include <cstddef>
#include <vector>

namespace delve::play {

/// How many neighbours of a cell belong to the main region.
[[nodiscard]] inline std::size_t countWaysOut(const CellMap& map, std::size_t index) {
    return static_cast<std::size_t>(std::ranges::count_if(
        map.sides(), [&](auto side) { return map.is(beside(index, side), CellMap::mainRegion); }));
}

/// The cells of a dead end of the main region, from its end, which has one way out, to before the first cell with a
/// choice of ways. Of a hall with two ends, all of it.
[[nodiscard]] std::vector<std::size_t> deadEndFrom(const CellMap& map, std::size_t end);

} // namespace delve::play
