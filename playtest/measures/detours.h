#pragma once

#include "playtest/measures/ground_graph.h"

#include <cstdint>
#include <functional>
#include <utility>
#include <vector>

namespace delve::play {

/// Two cells of the ground in a row or a column, with one cell between them that can be neither walked nor seen
/// through.
using ThinWall = std::pair<GroundGraph::Number, GroundGraph::Number>;

[[nodiscard]] std::int64_t countThinWalls(const CellMap& map);
[[nodiscard]] std::vector<ThinWall> findThinWalls(const CellMap& map, const GroundGraph& ground);
/// The most steps between the two cells of one of them, exactly. 0 once `stopped` returned true.
[[nodiscard]] std::int64_t worstDetour(const GroundGraph& ground, const std::vector<ThinWall>& walls,
                                       const std::function<bool()>& stopped);

} // namespace delve::play
