#pragma once

#include "playtest/measures/cell_map.h"

#include <cstdint>
#include <functional>
#include <vector>

namespace delve::play {

/// Rooms as the ground itself shows them, whatever the level's list says: the cells that lie in a square of 2 x 2 cells
/// of the main region, in 4-connected parts of at least 6 cells.
struct FoundRooms {
    static constexpr std::int64_t fewest = 6;
    std::vector<std::int64_t> sizes;    ///< cells of each, ascending
    std::int64_t cells = 0;             ///< of all
    std::int64_t cellsInRectangles = 0; ///< of those that fill their box
    std::int64_t shapes = 0;            ///< how many differ: alike are those that are equal once moved
    std::int64_t edges = 0;             ///< of the outlines, in sides of cells
    std::int64_t corners = 0;           ///< of the outlines
};

/// Incomplete once `stopped` returned true.
[[nodiscard]] FoundRooms findRooms(const CellMap& map, const std::function<bool()>& stopped);

} // namespace delve::play
