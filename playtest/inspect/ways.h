#pragma once

#include "playtest/inspect/inspected.h"

#include <cstdint>
#include <functional>
#include <vector>

/// Where players come on a level, whichever way they take.
namespace delve::play {

/// See Inspected::offTheWay(), which keeps it.
[[nodiscard]] std::vector<bool> findOffTheWay(const Inspected& inspected, std::uint32_t level);

/// By cell of a region: the nearest of some of its cells, the lowest of equals, and how many steps away that is.
struct NearestOf {
    std::vector<RegionGraph::Number> nearest; ///< the region's count() where there is none
    std::vector<std::uint32_t> steps;
};
/// One search from all of them, whose numbers come in order. Incomplete once `stopped` returns true.
[[nodiscard]] NearestOf nearestOf(const RegionGraph& region, const std::vector<RegionGraph::Number>& cells,
                                  const std::function<bool()>& stopped);

} // namespace delve::play
