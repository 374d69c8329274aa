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

/// Kruskal's minimum spanning tree (forest, if the edges do not join all); ties by the edge's place in the list.
/// Returns the places in `edges` of the chosen edges, ascending. Returns nothing once `stopped`, called now and then if
/// given, returns true.
[[nodiscard]] std::vector<std::uint32_t> spanningTree(std::size_t places, std::span<const Edge> edges,
                                                      std::span<const std::int64_t> weights,
                                                      const std::function<bool()>& stopped = {});

/// For each edge, the first in the list that joins the same two places.
[[nodiscard]] std::vector<std::uint32_t> firstOfDoubles(std::size_t places, std::span<const Edge> edges);

/// Places and edges (bridges, by place in the list) whose loss would disconnect the graph; both ascending.
struct Chokepoints {
    std::vector<std::uint32_t> places;
    std::vector<std::uint32_t> bridges;
    std::vector<std::uint32_t> component; ///< of each edge: its biconnected component
};
[[nodiscard]] Chokepoints chokepoints(std::size_t places, std::span<const Edge> edges);

/// Connected component of each place, numbered by their lowest place.
[[nodiscard]] std::vector<std::uint32_t> componentsOf(std::size_t places, std::span<const Edge> edges);

/// Delaunay triangulation as the dual of Boost.Polygon's Voronoi diagram: its edges, sorted, without duplicates. Exact
/// and unique: where four or more points lie on one circle, the polygon they leave is fanned from its lowest place;
/// collinear points are joined in a line. Of coincident points only the first takes part; the others are joined to it.
/// Points may be 2^14 apart at most, as those of a level are. Returns nothing once `stopped`, called now and then if
/// given, returns true.
[[nodiscard]] std::vector<Edge> triangulation(std::span<const Cell> points, const std::function<bool()>& stopped = {});

} // namespace delve
