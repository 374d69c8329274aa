#pragma once

#include "generation/graph/links.h"

#include <cstdint>
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

} // namespace delve
