// The lists of a draft where ground was taken away again: they say what is there, and nothing else.
#include "generation/pipeline/draft.h"
#include "generation/pipeline/room_cells.h"

#include <algorithm>
#include <utility>

namespace delve {

void Draft::forgetLostGround() {
    if (!std::exchange(m_groundLost, false)) return;
    const auto newIds = cutRooms();
    const auto renamed = [&](RoomId& room) { room = room < newIds.size() ? newIds[room] : noRoom; };
    for (auto& hall : m_halls) {
        renamed(hall.a);
        renamed(hall.b);
    }
    std::erase_if(m_halls, [&](const Hall& hall) { return !allIn(hall.runs, m_walkable); });
    for (auto& link : m_links) {
        renamed(link.a);
        renamed(link.b);
    }
    dropLinks();
    for (auto& node : partition) renamed(node.room);
    std::erase_if(m_things, [&](const Thing& thing) { return at(thing.at) == Tile::Void && !pinned(thing.at); });
}

std::vector<RoomId> Draft::cutRooms() {
    std::vector<RoomId> newIds(m_rooms.size(), noRoom);
    std::vector<Room> rooms;
    rooms.reserve(m_rooms.size());
    for (std::size_t i = 0; i < m_rooms.size(); ++i) {
        auto& room = m_rooms[i];
        const auto pieces = piecesOf(room);
        auto remains = remainsOf(pieces, m_walkable);
        if (remains.cells == 0) continue;
        if (remains.cells != cellsIn(pieces)) {
            room.box = remains.box;
            room.shape = std::move(remains).shape();
        }
        if (room.from && !m_walkable.at(*room.from)) room.from.reset();
        newIds[i] = static_cast<RoomId>(rooms.size());
        rooms.push_back(std::move(room));
    }
    m_rooms = std::move(rooms);
    return newIds;
}

void Draft::dropLinks() {
    HallCount halls(m_halls);
    std::erase_if(m_links, [&](const Link& link) {
        if (link.a == noRoom || link.b == noRoom) return true;
        const bool isHall = link.kind == LinkKind::Hall || link.kind == LinkKind::Repair;
        return isHall && !halls.take(link.a, link.b);
    });
}

} // namespace delve
