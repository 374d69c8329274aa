#include "generation/stages/room_graph.h"

#include <algorithm>
#include <cmath>

namespace delve::generation {

std::vector<Cell> roomCentres(const Draft& draft) {
    std::vector<Cell> centres;
    centres.reserve(draft.rooms().size());
    for (const auto& room : draft.rooms()) centres.push_back(room.box.centre());
    return centres;
}

std::int64_t squaredLength(Cell a, Cell b) {
    const std::int64_t dx = a.x - b.x;
    const std::int64_t dy = a.y - b.y;
    return dx * dx + dy * dy;
}

std::int64_t lengthOf(Cell a, Cell b) {
    const auto square = squaredLength(a, b) * 1'000'000;
    auto root = static_cast<std::int64_t>(std::sqrt(static_cast<double>(square)));
    while (root * root > square) --root;
    while ((root + 1) * (root + 1) <= square) ++root;
    return root;
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

RoomId roomNearest(const std::vector<Room>& rooms, Cell cell) {
    const auto distance = [cell](const Rect& box) {
        return squaredLength(cell,
                             {std::clamp(cell.x, box.x, box.right() - 1), std::clamp(cell.y, box.y, box.bottom() - 1)});
    };
    RoomId nearest = 0;
    for (RoomId room = 1; room < rooms.size(); ++room)
        if (distance(rooms[room].box) < distance(rooms[nearest].box)) nearest = room;
    return nearest;
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
