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

struct StepsLeft : boost::astar_heuristic<WholeGrid, std::uint32_t> {
    Cell to;
    explicit StepsLeft(Cell cell) : to(cell) {}
    std::uint32_t operator()(const GridVertex& vertex) const {
        return static_cast<std::uint32_t>(steps(cellOf(vertex), to));
    }
};

/// Boost's searches go on until nothing is left to go to: from the goal on, nothing is.
struct IsOpenOnTheWay {
    const BitGrid* open = nullptr;
    const bool* arrived = nullptr;
    bool operator()(const GridVertex& vertex) const { return !*arrived && IsOpen{open}(vertex); }
};
using CellsOnTheWay = boost::filtered_graph<WholeGrid, boost::keep_all, IsOpenOnTheWay>;

struct StopAtGoal : boost::default_astar_visitor {
    GridVertex goal;
    bool* arrived;
    StopAtGoal(const GridVertex& vertex, bool& flag) : goal(vertex), arrived(&flag) {}
    template <class Graph>
    void examine_vertex(const GridVertex& vertex, const Graph&) const {
        if (vertex == goal) *arrived = true;
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
    if (!open.has(from) || !open.has(to)) return std::nullopt;

    const WholeGrid whole = wholeGrid(open.size());
    bool arrived = false;
    const CellsOnTheWay graph(whole, {}, {&open, &arrived});
    const auto index = get(boost::vertex_index, whole);
    SearchMaps maps(vertexCount(whole));
    const auto start = vertexOf(from);
    maps.before[get(index, start)] = start;
    maps.distance[get(index, start)] = 0;
    maps.estimate[get(index, start)] = StepsLeft(to)(start);
    const auto over = [&](auto& values) { return boost::make_iterator_property_map(values.begin(), index); };
    boost::astar_search_no_init(graph, start, StepsLeft(to), StopAtGoal(vertexOf(to), arrived), over(maps.before),
                                over(maps.estimate), over(maps.distance), boost::static_property_map<std::uint32_t>(1),
                                over(maps.colours), index, std::less<>(), boost::closed_plus<std::uint32_t>(infinite),
                                infinite, 0u);
    if (!arrived) return std::nullopt;
    std::vector<Cell> way{to};
    while (way.back() != from) way.push_back(cellOf(maps.before[get(index, vertexOf(way.back()))]));
    std::ranges::reverse(way);
    return way;
}

} // namespace delve
