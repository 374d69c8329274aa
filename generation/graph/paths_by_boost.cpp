#include "generation/graph/cell_graph.h"
#include "generation/graph/paths.h"

#include <boost/graph/astar_search.hpp>
#include <boost/property_map/property_map.hpp>

#include <algorithm>
#include <functional>
#include <limits>

namespace delve {
namespace {

constexpr std::uint32_t infinite = std::numeric_limits<std::uint32_t>::max();

struct StepsLeft : boost::astar_heuristic<CellGraph, std::uint32_t> {
    Cell to;
    explicit StepsLeft(Cell cell) : to(cell) {}
    std::uint32_t operator()(const GridVertex& vertex) const {
        return static_cast<std::uint32_t>(steps(cellOf(vertex), to));
    }
};

/// Boost's searches end early by an exception only; it stays within this file.
struct Arrived {};

struct StopAtGoal : boost::default_astar_visitor {
    GridVertex goal;
    explicit StopAtGoal(const GridVertex& vertex) : goal(vertex) {}
    template <class Graph>
    void examine_vertex(const GridVertex& vertex, const Graph&) const {
        if (vertex == goal) throw Arrived{};
    }
};

/// What the search keeps for each cell.
struct SearchMaps {
    std::vector<GridVertex> before;
    std::vector<std::uint32_t> estimate;
    std::vector<std::uint32_t> distance;
    std::vector<boost::default_color_type> colours;

    explicit SearchMaps(std::size_t cells)
        : before(cells), estimate(cells, infinite), distance(cells, infinite), colours(cells, boost::white_color) {}
};

} // namespace

std::optional<std::vector<Cell>> shortestPathByBoost(const BitGrid& open, Cell from, Cell to) {
    const auto isOpen = [&](Cell cell) { return open.size().contains(cell) && open.at(cell); };
    if (!isOpen(from) || !isOpen(to)) return std::nullopt;

    const WholeGrid whole = wholeGrid(open.size());
    const CellGraph graph(whole, open);
    const auto index = get(boost::vertex_index, whole);
    SearchMaps maps(vertexCount(whole));
    const auto start = vertexOf(from);
    maps.before[get(index, start)] = start;
    maps.distance[get(index, start)] = 0;
    maps.estimate[get(index, start)] = StepsLeft(to)(start);
    const auto over = [&](auto& values) { return boost::make_iterator_property_map(values.begin(), index); };
    try {
        boost::astar_search_no_init(graph, start, StepsLeft(to), StopAtGoal(vertexOf(to)), over(maps.before),
                                    over(maps.estimate), over(maps.distance),
                                    boost::static_property_map<std::uint32_t>(1), over(maps.colours), index,
                                    std::less<>(), boost::closed_plus<std::uint32_t>(infinite), infinite, 0u);
    } catch (const Arrived&) {
        std::vector<Cell> way{to};
        while (way.back() != from) way.push_back(cellOf(maps.before[get(index, vertexOf(way.back()))]));
        std::ranges::reverse(way);
        return way;
    }
    return std::nullopt;
}

} // namespace delve
