#pragma once

#include "playtest/measures/region_graph.h"

#include <cstdint>
#include <functional>
#include <span>
#include <vector>

namespace delve::play {

/// The tree of a depth-first search through the main region: which places hang on which. A place is a cell by number.
struct CutTree {
    std::vector<std::uint32_t> order;  ///< all places, each behind the one that it was entered from; first the root
    std::vector<std::uint32_t> before; ///< by place: the one that it was entered from; not that of the root
    std::vector<std::uint32_t> below;  ///< by place: places of the tree from here on, this one included
    std::vector<bool> hangs;           ///< by place: from here on, everything can only be left through `before`
};

/// By place: how many others cannot be reached from the root without it.
[[nodiscard]] std::vector<std::uint32_t> cutFromRoot(const CutTree& tree);
/// By place: does it lie on no way from the root to any of these places? A way passes no place twice.
[[nodiscard]] std::vector<bool> offTheWay(const CutTree& tree, std::span<const std::uint32_t> places);

/// What the loss of single cells of the main region, and of single steps between two of them, cuts off. By Tarjan's
/// algorithm, with the sizes of the parts, which Boost's does not give; in time in proportion to the cells. For rooms,
/// see room_cuts.h.
struct CutOff {
    /// By cell: how many others cannot reach the largest rest any more once it is lost. 0: none.
    std::vector<std::uint32_t> byPlace;
    std::vector<std::uint32_t> byBridge; ///< of each step that is the only way: the cells on its smaller side
    std::uint32_t largestBlock = 0;      ///< cells of the largest biconnected component
    CutTree tree = {};
};

/// The search begins at `root`, which only the tree depends on. Incomplete once `stopped` returned true.
[[nodiscard]] CutOff findCutOff(const RegionGraph& region, RegionGraph::Number root,
                                const std::function<bool()>& stopped);

} // namespace delve::play
