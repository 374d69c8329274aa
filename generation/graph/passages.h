#pragma once

#include "generation/level/bit_grid.h"
#include "generation/level/geometry.h"

#include <functional>
#include <span>
#include <vector>

/// Reaching over cells, and the cells that every way must pass. Both ask `stopped` now and then, where it is given, and
/// what they found is of no use when it is true.
namespace delve {

/// All cells that can be reached from one of them, in steps N, E, S, W; none where `from` is not open. Reuses `into`.
void findReach(const BitGrid& open, Cell from, BitGrid& into, const std::function<bool()>& stopped = {});

/// The cells between two others that every way passes, in their order; neither end is among them. Nothing where there
/// is no way. Takes time in proportion to the cells.
[[nodiscard]] std::vector<Cell> everyWayPasses(const BitGrid& open, Cell from, Cell to,
                                               const std::function<bool()>& stopped = {});
/// The same for the ways to any of several ends, none of which is passed on the way to another.
[[nodiscard]] std::vector<Cell> everyWayPasses(const BitGrid& open, Cell from, std::span<const Cell> ends,
                                               const std::function<bool()>& stopped = {});

} // namespace delve
