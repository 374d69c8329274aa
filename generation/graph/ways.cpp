#include "generation/graph/ways.h"

#include "generation/graph/link_graph.h"

#include <boost/graph/dijkstra_shortest_paths.hpp>

#include <algorithm>
#include <limits>

namespace delve {

std::vector<std::uint32_t> Ways::to(std::uint32_t place) const {
    if (length[place] == unreachable) return {};
    std::vector<std::uint32_t> places{place};
    while (before[places.back()] != none) places.push_back(before[places.back()]);
    std::ranges::reverse(places);
    return places;
}

Ways shortestWays(std::size_t places, std::span<const Edge> edges, std::span<const std::int64_t> lengths,
                  std::uint32_t from) {
    constexpr auto farthest = std::numeric_limits<std::int64_t>::max();
    const LinkGraph graph(places, edges);
    Ways ways{std::vector<std::int64_t>(places, farthest), std::vector<std::uint32_t>(places, Ways::none)};
    const auto index = boost::typed_identity_property_map<std::uint32_t>();
    const auto weight = boost::make_function_property_map<Arc>([lengths](const Arc& arc) { return lengths[arc.link]; });
    boost::dijkstra_shortest_paths(
        graph, from, boost::weight_map(weight).distance_map(overPlaces(ways.length)).vertex_index_map(index));
    // Lengths do not depend on how the queue orders equals; the predecessors are derived from them.
    const auto comesBefore = [&](std::uint32_t a, std::uint32_t b, std::int64_t length) {
        if (ways.length[a] != farthest && ways.length[a] + length == ways.length[b])
            ways.before[b] = std::min(ways.before[b], a);
    };
    for (std::size_t i = 0; i < edges.size(); ++i) {
        comesBefore(edges[i].a, edges[i].b, lengths[i]);
        comesBefore(edges[i].b, edges[i].a, lengths[i]);
    }
    std::ranges::replace(ways.length, farthest, Ways::unreachable);
    return ways;
}

} // namespace delve
