#include "generation/stages/mission/ground_graph.h"

#include "generation/level/sides.h"
#include "generation/stages/mission/ground_reader.h"

#include <algorithm>

namespace delve::generation {
namespace {

/// May a door or a ledge stand on this cell of a passage?
bool takesGate(const Draft& draft, Cell cell) {
    const auto& tiles = draft.catalogue();
    const Tile tile = draft.at(cell);
    if (draft.pinned(cell) || !draft.takesThing(cell) || !draft.inside().contains(cell)) return false;
    if (tiles.opens(tile)) return true;
    if (!tiles.hallFloor(tile) && !(draft.rooms().empty() && tiles.roomFloor(tile))) return false;
    return std::ranges::none_of(sidesInReadingOrder, [&](Cell side) { return tiles.door(draft.at(cell + side)); });
}

} // namespace

std::uint32_t GroundGraph::colourNamed(const std::string& name) {
    const auto found = std::ranges::find(colours, name);
    if (found != colours.end()) return static_cast<std::uint32_t>(found - colours.begin());
    colours.push_back(name);
    return static_cast<std::uint32_t>(colours.size() - 1);
}

/// At a place in the cells of a passage.
std::optional<GroundGraph::Site> GroundGraph::siteAt(const Draft& draft, std::uint32_t passage,
                                                     std::size_t place) const {
    const auto cells = cellsOf(passages[passage]);
    const Cell cell = cells[place];
    if (!takesGate(draft, cell)) return {};
    for (const Direction direction : directionsClockwise) {
        const Cell ahead = cell + towards(direction);
        const Cell behind = cell - towards(direction);
        if (!draft.walkable(ahead) || !draft.walkable(behind)) continue;
        const bool fromA = place > 0 ? cells[place - 1] == behind : areaOf(behind) == edges[passage].a;
        const bool toB = place + 1 < cells.size() ? cells[place + 1] == ahead : areaOf(ahead) == edges[passage].b;
        if (fromA && toB) return Site{cell, direction};
    }
    return {};
}

std::vector<GroundGraph::Site> GroundGraph::sitesOf(const Draft& draft, std::uint32_t passage) const {
    std::vector<Site> sites;
    for (std::size_t i = 0; i < passages[passage].cells; ++i)
        if (const auto site = siteAt(draft, passage, i)) sites.push_back(*site);
    return sites;
}

bool GroundGraph::hasSite(const Draft& draft, std::uint32_t passage) const {
    for (std::size_t i = 0; i < passages[passage].cells; ++i)
        if (siteAt(draft, passage, i)) return true;
    return false;
}

std::optional<GroundGraph> GroundGraph::of(Draft& draft, std::span<const Cell> terminals) {
    GroundGraph graph;
    graph.m_width = draft.size().width;
    graph.m_labels = &draft.workspace().numbers[0];
    if (!GroundReader(draft, graph).read(terminals)) return {};
    return graph;
}

} // namespace delve::generation
