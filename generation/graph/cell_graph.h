#pragma once

#include "generation/level/bit_grid.h"

#include <boost/graph/filtered_graph.hpp>
#include <boost/graph/grid_graph.hpp>

#include <cstddef>

/// The set cells of a BitGrid as an implicit Boost.Graph: nothing is built in memory. Only for the .cpp files of this
/// folder, which keep Boost from the others.
namespace delve {

using WholeGrid = boost::grid_graph<2>;
using GridVertex = boost::graph_traits<WholeGrid>::vertex_descriptor;

[[nodiscard]] inline GridVertex vertexOf(Cell cell) {
    return {{static_cast<std::size_t>(cell.x), static_cast<std::size_t>(cell.y)}};
}
[[nodiscard]] inline Cell cellOf(const GridVertex& vertex) {
    return {static_cast<std::int32_t>(vertex[0]), static_cast<std::int32_t>(vertex[1])};
}

struct IsOpen {
    const BitGrid* open = nullptr;
    bool operator()(const GridVertex& vertex) const { return open->at(cellOf(vertex)); }
};

using OpenCells = boost::filtered_graph<WholeGrid, boost::keep_all, IsOpen>;

/// Boost calls its grid directed, with an edge either way between neighbours; here the two stand for one.
struct CellGraph : OpenCells {
    using directed_category = boost::undirected_tag;
    CellGraph(const WholeGrid& whole, const BitGrid& open) : OpenCells(whole, {}, {&open}) {}
};

[[nodiscard]] inline WholeGrid wholeGrid(Size size) {
    return WholeGrid(GridVertex{{static_cast<std::size_t>(size.width), static_cast<std::size_t>(size.height)}});
}

} // namespace delve
