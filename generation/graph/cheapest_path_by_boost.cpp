#include "generation/graph/cell_graph.h"
#include "generation/graph/cheapest_path.h"

#include <boost/graph/astar_search.hpp>
#include <boost/property_map/function_property_map.hpp>

#include <algorithm>
#include <functional>
#include <limits>

namespace delve {
namespace {

using Cost = std::uint64_t;
constexpr Cost infinite = std::numeric_limits<Cost>::max();
using GridEdge = boost::graph_traits<WholeGrid>::edge_descriptor;

struct IsAllowed {
    const Terrain* terrain = nullptr;
    bool operator()(const GridVertex& vertex) const {
        return terrain->size.contains(cellOf(vertex)) && terrain->priceAt(cellOf(vertex)) > 0;
    }
};
using AllowedCells = boost::filtered_graph<WholeGrid, boost::keep_all, IsAllowed>;

struct CostLeft : boost::astar_heuristic<AllowedCells, Cost> {
    Cell to;
    Cost min;
    CostLeft(Cell cell, Cost minPrice) : to(cell), min(minPrice) {}
    Cost operator()(const GridVertex& vertex) const { return static_cast<Cost>(steps(cellOf(vertex), to)) * min; }
};

} // namespace

std::optional<Way> cheapestPathByBoost(const Terrain& terrain, Cell from, Cell to) {
    const auto allowed = [&](Cell cell) { return terrain.size.contains(cell) && terrain.priceAt(cell) > 0; };
    if (!allowed(from) || !allowed(to)) return {};
    Cost min = infinite;
    for (const auto price : terrain.price)
        if (price > 0) min = std::min<Cost>(min, price);

    const WholeGrid whole = wholeGrid(terrain.size);
    const AllowedCells graph(whole, {}, {&terrain});
    const auto index = get(boost::vertex_index, whole);
    const auto cells = vertexCount(whole);
    std::vector<GridVertex> before(cells);
    std::vector<Cost> distance(cells, infinite);
    std::vector<Cost> estimate(cells, infinite);
    std::vector<boost::default_color_type> colours(cells, boost::white_color);
    const auto over = [&](auto& values) { return boost::make_iterator_property_map(values.begin(), index); };
    const auto price = boost::make_function_property_map<GridEdge>(
        [&](const GridEdge& edge) { return static_cast<Cost>(terrain.priceAt(cellOf(target(edge, whole)))); });
    const auto start = vertexOf(from);
    distance[get(index, start)] = 0;
    before[get(index, start)] = start;
    boost::astar_search_no_init(graph, start, CostLeft(to, min), boost::default_astar_visitor(), over(before),
                                over(estimate), over(distance), price, over(colours), index, std::less<>(),
                                boost::closed_plus<Cost>(infinite), infinite, Cost{0});
    if (distance[get(index, vertexOf(to))] == infinite) return {};
    Way way{{to}, distance[get(index, vertexOf(to))]};
    while (way.cells.back() != from) way.cells.push_back(cellOf(before[get(index, vertexOf(way.cells.back()))]));
    std::ranges::reverse(way.cells);
    return way;
}

} // namespace delve
