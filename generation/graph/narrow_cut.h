#pragma once

#include "generation/graph/links.h"

#include <cstddef>
#include <cstdint>
#include <memory>
#include <span>
#include <vector>

namespace delve {

/// The fewest edges without which no way leads from some places to another, at most `most` of them; of several such
/// sets the one nearest to the places. Only edges that are `cuttable` may be in it. Ascending; empty if it takes more
/// edges, or if there is no way at all. By the flow that fits through them: takes time by the edges, times `most`.
[[nodiscard]] std::vector<std::uint32_t> narrowCut(std::size_t places, std::span<const Edge> edges,
                                                   const std::vector<bool>& cuttable,
                                                   std::span<const std::uint32_t> from, std::uint32_t to,
                                                   std::size_t most);

/// The same for several questions about one graph, which is built once. The edges outlive this.
class NarrowCuts {
public:
    NarrowCuts(std::size_t places, std::span<const Edge> edges, const std::vector<bool>& cuttable);
    ~NarrowCuts();
    NarrowCuts(const NarrowCuts&) = delete;
    NarrowCuts& operator=(const NarrowCuts&) = delete;

    [[nodiscard]] std::vector<std::uint32_t> find(std::span<const std::uint32_t> from, std::uint32_t to,
                                                  std::size_t most);

private:
    class Flow;
    std::unique_ptr<Flow> m_flow;
};

} // namespace delve
