#include "generation/stages/room_grid.h"

#include "generation/level/pieces.h"

#include <algorithm>

namespace delve::generation {

bool RoomGrid::fill(const Draft& draft) {
    const auto stopped = [&draft] { return draft.stopped(); };
    if (!assignInPieces(m_rooms, static_cast<std::size_t>(draft.size().area()), noRoom, stopped)) return false;
    for (RoomId id = 0; id < draft.rooms().size(); ++id) {
        if (id % 4096 == 0 && draft.stopped()) return false;
        const auto& room = draft.rooms()[id];
        if (room.shape.empty()) fill(room.box, id);
        for (const auto& run : room.shape) fill(run.area(), id);
    }
    return true;
}

void RoomGrid::fill(const Rect& area, RoomId room) {
    for (auto y = area.y; y < area.bottom(); ++y)
        std::fill_n(m_rooms.begin() + static_cast<std::ptrdiff_t>(y) * m_width + area.x, area.width, room);
}

} // namespace delve::generation
