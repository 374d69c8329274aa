#pragma once

#include "generation/level/geometry.h"

#include <compare>
#include <cstdint>
#include <functional>
#include <span>
#include <vector>

/// Graphs of places and the links between them, over Boost.Graph and Boost.Polygon.
namespace delve {

/// An undirected edge between two places of a list, a < b.
struct Edge {
    std::uint32_t a = 0;
    std::uint32_t b = 0;
    friend constexpr auto operator<=>(const Edge&, const Edge&) = default;
};

/// Kruskal's minimum spanning tree (forest, where the edges do not join all); ties by the edge's place in the list.
/// Gives the places in `edges` of the edges chosen, in rising order. Asks `stopped` now and then, where it is given,
/// and ends with nothing when that is true.
[[nodiscard]] std::vector<std::uint32_t> spanningTree(std::size_t places, std::span<const Edge> edges,
                                                      std::span<const std::int64_t> weights,
                                                      const std::function<bool()>& stopped = {});

/// The first in the list of the edges that join the same two places, for each edge.
[[nodiscard]] std::vector<std::uint32_t> firstOfDoubles(std::size_t places, std::span<const Edge> edges);

/// Places whose loss would cut the graph apart, and edges likewise (bridges, by place in the list); both rising.
struct Chokepoints {
    std::vector<std::uint32_t> places;
    std::vector<std::uint32_t> bridges;
    std::vector<std::uint32_t> component; ///< of each edge: its biconnected component
};
[[nodiscard]] Chokepoints chokepoints(std::size_t places, std::span<const Edge> edges);

/// Connected component of each place, numbered by their lowest place.
[[nodiscard]] std::vector<std::uint32_t> componentsOf(std::size_t places, std::span<const Edge> edges);

/// Delaunay triangulation as the dual of Boost.Polygon's Voronoi diagram: its edges, sorted, without double ones.
/// Exact, and the only one there is: where four or more points lie on one circle, the cell they leave is fanned from
/// its lowest place; collinear points are joined in a line. Of points that coincide only the first takes part, the
/// others are joined to it. Points may lie 2^14 apart at most, as those of a level do. Asks `stopped` now and then,
/// where it is given, and ends with nothing when that is true.
[[nodiscard]] std::vector<Edge> triangulation(std::span<const Cell> points, const std::function<bool()>& stopped = {});

} // namespace delve
