#pragma once

#include "generation/level/bit_grid.h"

#include <optional>

namespace delve::play {

/// The set cell that is the fewest steps away when nothing stands in the way, the lowest of equals; nothing if none is
/// set. Looks outward row by row, 64 cells at once. `to` may lie off the map.
[[nodiscard]] std::optional<Cell> nearestIn(const BitGrid& cells, Cell to);

} // namespace delve::play
