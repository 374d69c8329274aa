#pragma once

#include "generation/graph/links.h"
#include "generation/random/stream.h"

#include <algorithm>
#include <cstdint>
#include <vector>

namespace delve::test {

/// Edges between random places, doubles among them, none from a place to itself.
[[nodiscard]] inline std::vector<Edge> randomEdges(Stream& random, std::size_t places, std::size_t count) {
    std::vector<Edge> edges;
    while (places >= 2 && edges.size() < count) {
        const auto a = static_cast<std::uint32_t>(random.below(places));
        const auto b = static_cast<std::uint32_t>(random.below(places));
        if (a != b) edges.push_back(Edge{std::min(a, b), std::max(a, b)});
    }
    return edges;
}

/// The places that one is joined to by the edges for which `open` holds.
template <class Open>
[[nodiscard]] std::vector<bool> joinedTo(std::size_t places, const std::vector<Edge>& edges, std::uint32_t from,
                                         Open open) {
    std::vector<bool> joined(places);
    joined[from] = true;
    for (bool changed = true; changed;) {
        changed = false;
        for (std::uint32_t i = 0; i < edges.size(); ++i) {
            if (!open(i) || joined[edges[i].a] == joined[edges[i].b]) continue;
            joined[edges[i].a] = joined[edges[i].b] = changed = true;
        }
    }
    return joined;
}

} // namespace delve::test
