#include "generation/graph/sites_on_way.h"

#include "generation/graph/links.h"
#include "generation/graph/ways.h"

#include <algorithm>
#include <cmath>

namespace delve {

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

std::vector<RoomId> sitesOnWay(const Level& journey, Cell start, Cell goal) {
    const auto& rooms = *journey.rooms;
    if (rooms.empty()) return {};
    // No way is so long that it would outweigh one town more.
    constexpr std::int64_t ofTown = std::int64_t{1} << 40;
    std::vector<Edge> edges;
    std::vector<std::int64_t> lengths;
    for (const auto& link : *journey.links) {
        if (link.a == link.b) continue;
        edges.push_back({std::min(link.a, link.b), std::max(link.a, link.b)});
        lengths.push_back(ofTown + lengthOf(rooms[link.a].box.centre(), rooms[link.b].box.centre()));
    }
    const auto ways = shortestWays(rooms.size(), edges, lengths, roomNearest(rooms, start));
    auto sites = ways.to(roomNearest(rooms, goal));
    if (!sites.empty()) sites.pop_back();
    return sites;
}

} // namespace delve
