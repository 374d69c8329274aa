#include "generation/graph/cell_graph.h"
#include "generation/graph/regions.h"

#include <boost/graph/connected_components.hpp>
#include <boost/property_map/property_map.hpp>

namespace delve {

Regions regionsByBoost(const BitGrid& open) {
    const WholeGrid whole = wholeGrid(open.size());
    const CellGraph graph(whole, open);
    const auto index = get(boost::vertex_index, whole);
    const auto cells = vertexCount(whole);
    std::vector<std::uint32_t> component(cells, Regions::none);
    // The colours are handed in: the graph counts its open cells only, while their indices are those of all cells.
    std::vector<boost::default_color_type> colours(cells);
    Regions found;
    // Components are numbered in the order of the vertices, which is that of the cells.
    found.regions.resize(
        boost::connected_components(graph, boost::make_iterator_property_map(component.begin(), index),
                                    boost::color_map(boost::make_iterator_property_map(colours.begin(), index))));
    for (std::int32_t y = 0; y < open.size().height; ++y) {
        found.rowStart.push_back(static_cast<std::uint32_t>(found.runs.size()));
        for (std::int32_t x = 0; x < open.size().width; ++x) {
            if (!open.at({x, y})) continue;
            const auto number = component[get(index, vertexOf({x, y}))];
            auto& region = found.regions[number];
            if (region.cells++ == 0) region.first = {x, y};
            if (x > 0 && open.at({x - 1, y})) ++found.runs.back().length;
            else found.runs.push_back({x, 1, number});
        }
    }
    found.rowStart.push_back(static_cast<std::uint32_t>(found.runs.size()));
    return found;
}

} // namespace delve
