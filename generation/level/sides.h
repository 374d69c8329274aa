#pragma once

#include "generation/level/geometry.h"

#include <array>
#include <cstdint>

/// The offset from a cell to each of its four neighbours. Where the order decides, it is part of what a seed generates,
/// so each caller names the order it means.
namespace delve {

inline constexpr std::array<Cell, 4> sidesInReadingOrder{{{0, -1}, {-1, 0}, {1, 0}, {0, 1}}};
/// North, east, south, west: the order of the directions that a file or a command names.
inline constexpr std::array<Cell, 4> sidesClockwise{{{0, -1}, {1, 0}, {0, 1}, {-1, 0}}};

enum class Direction : std::uint8_t { North, East, South, West };
inline constexpr std::array<Direction, 4> directionsClockwise{Direction::North, Direction::East, Direction::South,
                                                              Direction::West};

/// `quarters` to the right.
[[nodiscard]] constexpr Direction rotated(Direction direction, int quarters) {
    return static_cast<Direction>((static_cast<int>(direction) + quarters) & 3);
}
[[nodiscard]] constexpr Direction opposite(Direction direction) { return rotated(direction, 2); }
/// The offset to the neighbour on that side.
[[nodiscard]] constexpr Cell towards(Direction direction) {
    return sidesClockwise[static_cast<std::size_t>(direction)];
}
/// The direction of a step to a neighbour, which is such an offset.
[[nodiscard]] constexpr Direction directionOf(Cell side) {
    for (const Direction direction : directionsClockwise)
        if (towards(direction) == side) return direction;
    return Direction::North;
}

} // namespace delve
