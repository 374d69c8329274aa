#pragma once

#include "generation/level/bit_grid.h"
#include "generation/level/geometry.h"

#include <functional>
#include <span>
#include <vector>

/// Reachability over cells, and the cells that every path must pass. Both call `stopped` now and then, if it is given;
/// once it returns true, what they found is invalid.
namespace delve {

struct Distances;

/// All cells reachable from one of them, in steps N, E, S, W; none if `from` is closed. Reuses `into`.
void findReach(const BitGrid& open, Cell from, BitGrid& into, const std::function<bool()>& stopped = {});

/// The cells that every path between two others passes, in order, without the two ends. Nothing if there is no path.
/// Takes time in proportion to the cells. Reuses the memory of `distances`, where they are given.
[[nodiscard]] std::vector<Cell> everyWayPasses(const BitGrid& open, Cell from, Cell to,
                                               const std::function<bool()>& stopped = {},
                                               Distances* distances = nullptr);
/// The same for paths to any of several ends; a path to one end never passes another.
[[nodiscard]] std::vector<Cell> everyWayPasses(const BitGrid& open, Cell from, std::span<const Cell> ends,
                                               const std::function<bool()>& stopped = {},
                                               Distances* distances = nullptr);
/// The same where the steps to each cell from the one where the paths begin are known.
[[nodiscard]] std::vector<Cell> everyWayPasses(const BitGrid& open, const Distances& distances,
                                               std::span<const Cell> ends, const std::function<bool()>& stopped);

} // namespace delve
