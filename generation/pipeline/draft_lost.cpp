// The lists of a draft after ground was removed: they list what is there, and nothing else.
#include "generation/pipeline/draft.h"
#include "generation/pipeline/room_cells.h"

#include <algorithm>
#include <utility>

namespace delve::generation {
namespace {

bool isWhole(const Room& room, const BitGrid& ground) {
    return room.shape.empty() ? allIn(room.box, ground) : allIn(room.shape, ground);
}

} // namespace

bool Draft::forgetLostGround() {
    if (!std::exchange(m_groundLost, false)) return true;
    std::vector<RoomId> newIds(m_rooms->size(), noRoom);
    if (!cutRooms(newIds)) return false;
    const auto renamed = [&](RoomId& room) { room = room < newIds.size() ? newIds[room] : noRoom; };
    for (auto& hall : m_halls) {
        renamed(hall.a);
        renamed(hall.b);
    }
    for (auto& link : m_links) {
        renamed(link.a);
        renamed(link.b);
    }
    for (auto& node : partition) renamed(node.room);
    if (!dropHalls() || !dropLinks()) return false;
    std::erase_if(m_things, [&](const Thing& thing) { return at(thing.at) == Tile::Void && !pinned(thing.at); });
    return true;
}

bool Draft::cutRooms(std::vector<RoomId>& newIds) {
    auto& rooms = m_rooms.write();
    Remains remains;
    std::size_t kept = 0;
    for (std::size_t i = 0; i < rooms.size(); ++i) {
        if (stoppedAt(i)) return false;
        auto& room = rooms[i];
        if (!isWhole(room, m_walkable)) {
            findRemains(piecesOf(room), m_walkable, remains);
            if (remains.cells == 0) continue;
            room.box = remains.box;
            if (remains.fillBox()) room.shape = {};
            else room.shape.assign(remains.runs.begin(), remains.runs.end());
        }
        if (room.from && !m_walkable.at(*room.from)) room.from.reset();
        newIds[i] = static_cast<RoomId>(kept);
        if (kept != i) rooms[kept] = std::move(room);
        ++kept;
    }
    rooms.resize(kept);
    return true;
}

bool Draft::dropHalls() {
    std::size_t kept = 0;
    for (std::size_t i = 0; i < m_halls.size(); ++i) {
        if (stoppedAt(i)) return false;
        if (!allIn(m_halls[i].runs, m_walkable)) continue;
        if (kept != i) m_halls[kept] = std::move(m_halls[i]);
        ++kept;
    }
    m_halls.resize(kept);
    return true;
}

bool Draft::dropLinks() {
    const auto isHall = [](const Link& link) { return link.kind == LinkKind::Hall || link.kind == LinkKind::Repair; };
    const bool anyHall = std::ranges::any_of(m_links, isHall);
    HallCount halls(anyHall ? std::span<const Hall>(m_halls) : std::span<const Hall>());
    std::size_t kept = 0;
    for (std::size_t i = 0; i < m_links.size(); ++i) {
        if (stoppedAt(i)) return false;
        const auto& link = m_links[i];
        if (link.a == noRoom || link.b == noRoom || (isHall(link) && !halls.take(link.a, link.b))) continue;
        if (kept != i) m_links[kept] = std::move(m_links[i]);
        ++kept;
    }
    m_links.resize(kept);
    return true;
}

} // namespace delve::generation
