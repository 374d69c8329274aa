#pragma once

#include "generation/level/geometry.h"

#include <array>

/// The way from a cell to each of its four neighbours. Where the order decides, it is part of what a seed makes, so
/// each caller names the order it means.
namespace delve {

inline constexpr std::array<Cell, 4> sidesInReadingOrder{{{0, -1}, {-1, 0}, {1, 0}, {0, 1}}};
/// North, east, south, west: the order of the directions that a file or a command names.
inline constexpr std::array<Cell, 4> sidesClockwise{{{0, -1}, {1, 0}, {0, 1}, {-1, 0}}};

} // namespace delve
