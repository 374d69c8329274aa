#pragma once

#include "generation/level/geometry.h"

#include <array>
#include <cstddef>

/// The cells around one, and how the ground there hangs together.
namespace delve {

/// The offsets to the eight cells around one, clockwise; the four sides have even places.
inline constexpr std::array<Cell, 8> cellsAround{
    {{0, -1}, {1, -1}, {1, 0}, {1, 1}, {0, 1}, {-1, 1}, {-1, 0}, {-1, -1}}};

/// How many of the four sides of a cell are ground, and into how many parts these fall if only the eight cells around
/// join them. Longer ways around are ignored, so that the answer takes no time.
struct SidesAround {
    int sides = 0;
    int parts = 0; ///< at least 1 if there is a side
};

/// `ground(offset)`: is that cell ground? `joins(offset)`: does a corner that is ground join the two sides beside it?
template <class Ground, class Joins>
[[nodiscard]] SidesAround sidesAround(Ground ground, Joins joins) {
    SidesAround around;
    for (std::size_t place = 0; place < cellsAround.size(); place += 2) {
        if (!ground(cellsAround[place])) continue;
        ++around.sides;
        const Cell corner = cellsAround[place + 1];
        const bool goesOn = ground(corner) && joins(corner) && ground(cellsAround[(place + 2) % cellsAround.size()]);
        if (!goesOn) ++around.parts;
    }
    if (around.sides > 0 && around.parts == 0) around.parts = 1; // a ring
    return around;
}

} // namespace delve
