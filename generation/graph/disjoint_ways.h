#pragma once

#include "generation/graph/links.h"

#include <cstdint>
#include <functional>
#include <optional>
#include <span>
#include <vector>

/// Two ways between two places that share no other place.
namespace delve {

/// A way along edges.
struct EdgeWay {
    std::vector<std::uint32_t> places; ///< both ends included
    std::vector<std::uint32_t> edges;  ///< their places in the list, one fewer than places
    std::int64_t length = 0;
    friend bool operator==(const EdgeWay&, const EdgeWay&) = default;
};

struct DisjointWays {
    EdgeWay near; ///< the shorter one
    EdgeWay far;
};

/// Of all such pairs, one that is shortest in sum, by Suurballe's algorithm. Parallel edges count as different ways.
/// Lengths are above 0. Only the edges in `among` are used; takes time by their number, not by that of the places.
/// Nothing if there are no two such ways, or if `stopped`, called now and then, returns true. Among pairs as short
/// always the same one, whatever the order of `among`.
[[nodiscard]] std::optional<DisjointWays> disjointWays(std::span<const Edge> edges,
                                                       std::span<const std::int64_t> lengths,
                                                       std::span<const std::uint32_t> among, std::uint32_t from,
                                                       std::uint32_t to, const std::function<bool()>& stopped = {});

} // namespace delve
