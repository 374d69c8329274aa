#include "generation/pipeline/places.h"

#include <algorithm>
#include <cstdlib>

namespace delve::generation {
namespace {

/// The cells that were asked for; each is removed when it is found.
class Asked {
public:
    Asked(std::span<const Cell> cells, BitGrid& bits) : m_bits(bits), m_places(cells.size()) {
        for (std::size_t i = 0; i < cells.size(); ++i) {
            m_bits.set(cells[i]);
            m_places[i] = {cells[i], i};
        }
        std::ranges::sort(m_places, [](const Place& a, const Place& b) {
            return a.cell != b.cell ? a.cell < b.cell : a.index < b.index;
        });
    }

    /// Calls found(cell, place in the list) for each cell asked for that lies in this area.
    template <class Found>
    void in(const Rect& area, Found found) {
        if (!m_bits.anyIn(area)) return;
        for (auto y = area.y; y < area.bottom(); ++y)
            for (auto x = area.x; x < area.right(); ++x)
                if (m_bits.at({x, y})) strike({x, y}, found);
    }

private:
    struct Place {
        Cell cell;
        std::size_t index;
    };

    template <class Found>
    void strike(Cell cell, Found found) {
        m_bits.clear(cell);
        for (auto place = std::ranges::lower_bound(m_places, cell, {}, &Place::cell);
             place != m_places.end() && place->cell == cell; ++place)
            found(cell, place->index);
    }

    BitGrid& m_bits;
    std::vector<Place> m_places;
};

std::int32_t distance(const Rect& box, Cell cell) {
    const auto dx = std::max({box.x - cell.x, cell.x - box.right() + 1, 0});
    const auto dy = std::max({box.y - cell.y, cell.y - box.bottom() + 1, 0});
    return dx + dy;
}

RoomId nearerEnd(const Draft& draft, const Hall& hall, Cell cell) {
    if (hall.a == noRoom || hall.b == noRoom) return hall.a == noRoom ? hall.b : hall.a;
    const auto& rooms = draft.rooms();
    return distance(rooms[hall.b].box, cell) < distance(rooms[hall.a].box, cell) ? hall.b : hall.a;
}

} // namespace

std::vector<RoomId> roomsAt(Draft& draft, std::span<const Cell> cells) {
    std::vector<RoomId> rooms(cells.size(), noRoom);
    auto& bits = draft.workspace().bits[2];
    bits.reset(draft.size());
    Asked asked(cells, bits);
    for (RoomId id = 0; id < draft.rooms().size(); ++id) {
        if (id % 4096 == 0 && draft.stopped()) return rooms;
        const Room& room = draft.rooms()[id];
        const auto found = [&](Cell, std::size_t place) { rooms[place] = id; };
        if (room.shape.empty()) asked.in(room.box, found);
        for (const auto& run : room.shape) asked.in(run.area(), found);
    }
    for (std::size_t i = 0; i < draft.halls().size(); ++i) {
        if (i % 4096 == 0 && draft.stopped()) return rooms;
        const Hall& hall = draft.halls()[i];
        for (const auto& run : hall.runs)
            asked.in(run.area(), [&](Cell cell, std::size_t place) { rooms[place] = nearerEnd(draft, hall, cell); });
    }
    return rooms;
}

} // namespace delve::generation
