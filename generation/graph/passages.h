#pragma once

#include "generation/level/bit_grid.h"
#include "generation/level/geometry.h"

#include <vector>

/// Reaching over cells, and the cells that every way must pass.
namespace delve {

/// All cells that can be reached from one of them, in steps N, E, S, W; none where `from` is not open. Reuses `into`.
void findReach(const BitGrid& open, Cell from, BitGrid& into);

/// The cells between two others that every way passes, in their order; neither end is among them. Nothing where there
/// is no way. Takes time in proportion to the cells.
[[nodiscard]] std::vector<Cell> everyWayPasses(const BitGrid& open, Cell from, Cell to);

} // namespace delve
