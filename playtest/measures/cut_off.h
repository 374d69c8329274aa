#pragma once

#include "generation/graph/links.h"
#include "playtest/measures/region_graph.h"

#include <cstdint>
#include <functional>
#include <span>
#include <vector>

namespace delve::play {

/// What the loss of single places and links of a graph cuts off. By Tarjan's algorithm, with the sizes of the parts,
/// which Boost's does not give; in time in proportion to the links.
struct CutOff {
    /// By place: how many other places of its part cannot reach the largest rest any more once it is lost. 0: none.
    std::vector<std::uint32_t> byPlace;
    std::vector<std::uint32_t> byBridge; ///< of each bridge: the places on its smaller side
    std::uint32_t largestBlock = 0;      ///< places of the largest biconnected component
};

/// Incomplete once `stopped` returned true. No link joins a place with itself, and no two join the same places.
[[nodiscard]] CutOff findCutOff(std::size_t places, std::span<const Edge> links, const std::function<bool()>& stopped);
[[nodiscard]] CutOff findCutOff(const RegionGraph& region, const std::function<bool()>& stopped);

} // namespace delve::play
