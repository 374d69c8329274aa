#pragma once

#include "playtest/measures/region_graph.h"
#include "playtest/measures/visit_budget.h"

#include <cstdint>
#include <functional>
#include <optional>
#include <utility>
#include <vector>

namespace delve::play {

/// Two cells of the main region in a row or a column, with one cell between them that can be neither walked nor seen
/// through.
using ThinWall = std::pair<RegionGraph::Number, RegionGraph::Number>;

[[nodiscard]] std::int64_t countThinWalls(const CellMap& map);
[[nodiscard]] std::vector<ThinWall> findThinWalls(const CellMap& map, const RegionGraph& region);
/// The most steps between the two cells of one of them, exactly. Nothing if the budget does not suffice. Invalid once
/// `stopped` returned true.
[[nodiscard]] std::optional<std::int64_t> worstDetour(const RegionGraph& region, const std::vector<ThinWall>& walls,
                                                      VisitBudget& budget, const std::function<bool()>& stopped);

} // namespace delve::play
