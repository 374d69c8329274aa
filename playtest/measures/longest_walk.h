#pragma once

#include "playtest/measures/region_graph.h"
#include "playtest/measures/visit_budget.h"

#include <cstddef>
#include <cstdint>
#include <functional>
#include <optional>

namespace delve::play {

/// The greatest number of steps between two cells, exactly; 0 without any cell. Nothing if the budget does not suffice,
/// as in a ring of wide halls, where all cells are about as far from the farthest one. Invalid once `stopped` returned
/// true.
[[nodiscard]] std::optional<std::int64_t> longestWalk(const RegionGraph& region, VisitBudget& budget,
                                                      const std::function<bool()>& stopped);

/// The same for a region that is mostly halls: cells with two neighbours are contracted to chains, and every two chains
/// are compared instead of every two cells. Nothing where there are too many chains as well.
[[nodiscard]] std::optional<std::int64_t> longestWalkOverChains(const RegionGraph& region, VisitBudget& budget);
inline constexpr std::size_t mostChains = 512;

} // namespace delve::play
