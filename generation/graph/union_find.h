#pragma once

#include "generation/graph/links.h"

#include <algorithm>
#include <cstdint>
#include <vector>

/// Sets of places that edges join, as a parent for each place: at first itself. The lowest place of a set is its root,
/// and no parent is higher than what hangs on it.
namespace delve {

[[nodiscard]] inline std::uint32_t rootOf(std::vector<std::uint32_t>& parents, std::uint32_t place) {
    while (parents[place] != place) place = parents[place] = parents[parents[place]];
    return place;
}

inline void unite(std::vector<std::uint32_t>& parents, const Edge& edge) {
    const auto a = rootOf(parents, edge.a);
    const auto b = rootOf(parents, edge.b);
    parents[std::max(a, b)] = std::min(a, b);
}

} // namespace delve
