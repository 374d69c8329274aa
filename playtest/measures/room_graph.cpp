#include "playtest/measures/room_graph.h"

#include "generation/level/patience.h"
#include "generation/pipeline/room_cells.h"

#include <algorithm>
#include <array>
#include <string>

namespace delve::play {
namespace {

std::vector<const Room*> byId(const std::vector<Room>& rooms) {
    std::vector<const Room*> sorted;
    sorted.reserve(rooms.size());
    for (const auto& room : rooms) sorted.push_back(&room);
    std::ranges::stable_sort(sorted, {}, [](const Room* room) -> const std::string& { return room->id; });
    return sorted;
}

} // namespace

RoomGraph::RoomGraph(const Level& level, const CellMap& map, const std::function<bool()>& stopped) {
    if (level.rooms->empty()) return;
    placeRooms(level, map, stopped);
    if (stopped()) return;
    contractHalls(map, stopped);
    if (stopped()) return;
    findLinks(map);
    m_degrees.resize(count());
    for (const auto& link : m_links) {
        ++m_degrees[link.a];
        ++m_degrees[link.b];
    }
}

void RoomGraph::placeRooms(const Level& level, const CellMap& map, const std::function<bool()>& stopped) {
    m_owner.assign(map.area(), none);
    Patience patience(stopped);
    for (const auto* const room : byId(*level.rooms)) {
        std::int64_t cells = 0;
        const auto number = static_cast<std::uint32_t>(count());
        for (const auto& piece : generation::piecesOf(*room)) {
            const auto area = piece.intersected(wholeOf(map.size()));
            for (auto y = area.y; y < area.bottom(); ++y)
                for (auto x = area.x; x < area.right(); ++x) {
                    const auto cell = map.indexOf({x, y});
                    if (patience.ended()) return;
                    if (!map.is(cell, CellMap::walkable) || m_owner[cell] != none) continue;
                    m_owner[cell] = number;
                    ++cells;
                }
        }
        if (cells > 0) m_sizes.push_back(cells);
    }
}

/// A search from all rooms at once. The cells of the first room wait before those of the second, and so it stays at
/// each number of steps: of equally near rooms the first comes first.
void RoomGraph::contractHalls(const CellMap& map, const std::function<bool()>& stopped) {
    std::vector<std::size_t> start(count() + 1);
    for (std::size_t room = 0; room < count(); ++room)
        start[room + 1] = start[room] + static_cast<std::size_t>(m_sizes[room]);
    std::vector<std::size_t> waiting(start.back());
    map.forEach(CellMap::walkable, [&](std::size_t index) {
        if (m_owner[index] != none) waiting[start[m_owner[index]]++] = index;
    });
    Patience patience(stopped);
    for (std::size_t i = 0; i < waiting.size() && !patience.ended(); ++i)
        for (const auto side : map.sides()) {
            const auto next = beside(waiting[i], side);
            if (!map.is(next, CellMap::walkable) || m_owner[next] != none) continue;
            m_owner[next] = m_owner[waiting[i]] | hall;
            waiting.push_back(next);
        }
}

void RoomGraph::findLinks(const CellMap& map) {
    map.forEach(CellMap::walkable, [&](std::size_t index) {
        if (m_owner[index] == none) return;
        for (const auto side : std::array<std::ptrdiff_t, 2>{1, map.down()}) {
            const auto other = beside(index, side);
            if (!map.is(other, CellMap::walkable)) continue;
            const auto a = m_owner[index] & ~hall, b = m_owner[other] & ~hall;
            if (a != b) m_links.push_back({std::min(a, b), std::max(a, b)});
        }
    });
    std::ranges::sort(m_links);
    m_links.erase(std::unique(m_links.begin(), m_links.end()), m_links.end());
}

} // namespace delve::play
