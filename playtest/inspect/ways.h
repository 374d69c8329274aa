#pragma once

#include "playtest/inspect/inspected.h"

#include <cstdint>
#include <vector>

/// Where players come on a level, whichever way they take.
namespace delve::play {

/// See Inspected::offTheWay(), which keeps it.
[[nodiscard]] std::vector<bool> findOffTheWay(const Inspected& inspected, std::uint32_t level);

/// The shortest walk from a cell of the main region to the nearest one that lies on a way. The first cell is `from`.
[[nodiscard]] std::vector<Cell> walkToTheWay(const RegionGraph& region, const std::vector<bool>& offTheWay,
                                             RegionGraph::Number from);

} // namespace delve::play
