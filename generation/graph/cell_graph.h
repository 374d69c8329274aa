#pragma once

#include "generation/level/bit_grid.h"

#include <boost/graph/filtered_graph.hpp>
#include <boost/graph/grid_graph.hpp>

#include <algorithm>
#include <cstddef>
#include <cstdint>

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
    bool operator()(const GridVertex& vertex) const {
        const Cell cell = cellOf(vertex);
        return open->size().contains(cell) && open->at(cell);
    }
};

using OpenCells = boost::filtered_graph<WholeGrid, boost::keep_all, IsOpen>;

/// Boost calls its grid directed, with an edge each way between neighbours; here the two count as one.
struct CellGraph : OpenCells {
    using directed_category = boost::undirected_tag;
    CellGraph(const WholeGrid& whole, const BitGrid& open) : OpenCells(whole, {}, {&open}) {}
};

/// The grid below a map. A side is two at least: where it is one, Boost's grid counts an edge that is not there.
[[nodiscard]] inline WholeGrid wholeGrid(Size size) {
    const auto side = [](std::int32_t length) { return static_cast<std::size_t>(std::max(length, 2)); };
    return WholeGrid(GridVertex{{side(size.width), side(size.height)}});
}

/// How many vertices it has, and how many values a map over them needs.
[[nodiscard]] inline std::size_t vertexCount(const WholeGrid& whole) { return whole.length(0) * whole.length(1); }

} // namespace delve
