#pragma once

#include "generation/level/bit_grid.h"

#include <optional>

namespace delve::play {

/// The set cell that is the fewest steps away when nothing stands in the way, the lowest of equals; nothing if none is
/// set. Looks outward row by row, 64 cells at once. `to` may lie off the map. `without`, if given, are cells of the
/// same map that are left out.
[[nodiscard]] std::optional<Cell> nearestIn(const BitGrid& cells, Cell to, const BitGrid* without = nullptr);

/// Cells of one level for what fixes put down. Several fixes may be applied together, so each gets a cell of its own,
/// as long as there is one.
class Places {
public:
    /// The nearest of these that no fix has got yet, or else the nearest of all.
    [[nodiscard]] std::optional<Cell> take(const BitGrid& cells, Cell near);

private:
    BitGrid m_taken;
};

} // namespace delve::play
