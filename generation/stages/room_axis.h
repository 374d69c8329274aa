#pragma once

#include "generation/level/bit_grid.h"
#include "generation/level/geometry.h"

#include <cstdint>
#include <span>
#include <vector>

/// The axis on whose sides a room is most alike, and its cells as seen from there.
namespace delve::generation {

/// Upright or level, through the middle of cells or between two of them.
struct RoomAxis {
    bool upright = true;
    std::int32_t sum = 0; ///< of the coordinates of a cell and its mirror image

    [[nodiscard]] Cell mirrored(Cell cell) const {
        return upright ? Cell{sum - cell.x, cell.y} : Cell{cell.x, sum - cell.y};
    }
    /// Twice the distance from the axis; below 0 on its other side.
    [[nodiscard]] std::int32_t across(Cell cell) const { return 2 * (upright ? cell.x : cell.y) - sum; }
    [[nodiscard]] std::int32_t along(Cell cell) const { return upright ? cell.y : cell.x; }
    [[nodiscard]] bool onCells() const { return sum % 2 == 0; }
};

/// The axis of a room at most two cells from the middle of its box that mirrors most of its cells onto others; of
/// equals one through the middle of cells, then along the longer side. `onCells`: no other one. `room` has the cells
/// set.
[[nodiscard]] RoomAxis bestAxis(std::span<const Cell> cells, const BitGrid& room, const Rect& box, bool onCells);

/// A cell and its mirror image; the same cell twice on the axis.
struct MirroredPair {
    Cell cell;
    Cell image;
    std::int32_t across = 0;
    std::int32_t along = 0;
    bool wall = false; ///< beside one
    bool corner = false;

    [[nodiscard]] std::int64_t pieces() const { return cell == image ? 1 : 2; }
};

/// All pairs in a room, row by row. `ground` is what can be walked, in the room or outside. Reuses the memory of
/// `into`.
void findMirroredPairs(std::span<const Cell> cells, const BitGrid& room, const BitGrid& ground, const RoomAxis& axis,
                       std::vector<MirroredPair>& into);

} // namespace delve::generation
