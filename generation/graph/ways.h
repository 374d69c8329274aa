#pragma once

#include "generation/graph/links.h"

#include <cstdint>
#include <span>
#include <vector>

namespace delve {

/// The shortest ways from one place to all others along edges that have lengths.
struct Ways {
    static constexpr std::int64_t unreachable = -1;
    static constexpr std::uint32_t none = 0xffffffff;

    std::vector<std::int64_t> length;  ///< to each place
    std::vector<std::uint32_t> before; ///< the place before it on the way; none for the first and for unreachable ones

    /// The places on the way to one, both ends included; empty if there is no way.
    [[nodiscard]] std::vector<std::uint32_t> to(std::uint32_t place) const;
};

/// Dijkstra's algorithm, by Boost.Graph. Lengths are above 0. Among equal ways the first possible predecessor wins.
[[nodiscard]] Ways shortestWays(std::size_t places, std::span<const Edge> edges, std::span<const std::int64_t> lengths,
                                std::uint32_t from);

} // namespace delve
