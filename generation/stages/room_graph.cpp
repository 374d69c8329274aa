#include "generation/stages/room_graph.h"

#include <algorithm>

namespace delve::generation {

std::vector<Cell> roomCentres(const Draft& draft) {
    std::vector<Cell> centres;
    centres.reserve(draft.rooms().size());
    for (const auto& room : draft.rooms()) centres.push_back(room.box.centre());
    return centres;
}

delve::Ways waysAlongLinks(const std::vector<Room>& rooms, const std::vector<Link>& links, RoomId from) {
    std::vector<Edge> edges;
    std::vector<std::int64_t> lengths;
    for (const auto& link : links) {
        if (link.a == link.b) continue;
        edges.push_back({std::min(link.a, link.b), std::max(link.a, link.b)});
        lengths.push_back(std::max<std::int64_t>(1, lengthOf(rooms[link.a].box.centre(), rooms[link.b].box.centre())));
    }
    return shortestWays(rooms.size(), edges, lengths, from);
}

Mark linesOf(std::string name, const std::vector<Cell>& places, std::span<const Edge> edges) {
    Mark lines{std::move(name), Mark::Shape::Lines, {}};
    for (const auto& edge : edges) {
        lines.cells.push_back(places[edge.a]);
        lines.cells.push_back(places[edge.b]);
    }
    return lines;
}

} // namespace delve::generation
