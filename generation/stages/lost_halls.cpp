#include "generation/stages/lost_halls.h"

#include "generation/level/bit_rects.h"
#include "generation/level/sides.h"
#include "generation/pipeline/room_cells.h"
#include "generation/stages/room_grid.h"

#include <algorithm>
#include <utility>
#include <vector>

namespace delve::generation {
namespace {

/// Halls merge, so the last cells before a room may belong to another one. With each that is dropped, others may lose
/// their room.
class HallCheck {
public:
    explicit HallCheck(Draft& draft)
        : m_draft(draft), m_rooms(draft), m_inHall(draft.workspace().bits[0]), m_visited(draft.workspace().bits[1]) {}

    bool run() {
        auto halls = m_draft.takeHalls();
        std::erase_if(halls, [&](const Hall& hall) { return !allIn(hall.runs, m_draft.walkableCells()); });
        const bool whole = m_rooms.fill(m_draft) && dropAll(halls);
        m_draft.setHalls(std::move(halls));
        return whole;
    }

private:
    bool dropAll(std::vector<Hall>& halls) {
        m_visited.reset(m_draft.size());
        for (std::size_t before = halls.size() + 1; halls.size() != before;) {
            before = halls.size();
            m_inHall.reset(m_draft.size());
            for (const auto& hall : halls)
                for (const auto& run : hall.runs) setRect(m_inHall, run.area());
            std::size_t looked = 0;
            bool stopped = false;
            std::erase_if(halls, [&](const Hall& hall) {
                stopped = stopped || (looked++ % 256 == 0 && m_draft.stopped());
                return !stopped && !comesToItsRooms(hall);
            });
            if (stopped) return false;
        }
        return true;
    }

    /// A hall with an end in no room is not asked for the other, either: nobody knows where it was to lead.
    bool comesToItsRooms(const Hall& hall) {
        if (hall.a == noRoom || hall.b == noRoom || isPinned(hall)) return true;
        m_waiting.clear();
        m_foundA = m_foundB = false;
        for (const auto& run : hall.runs) {
            const Rect area = run.area();
            for (auto y = area.y; y < area.bottom(); ++y)
                for (auto x = area.x; x < area.right(); ++x) visit({x, y}, hall);
        }
        for (std::size_t i = 0; i < m_waiting.size() && !(m_foundA && m_foundB); ++i)
            for (const Cell side : sidesInReadingOrder)
                if (m_draft.walkableCells().has(m_waiting[i] + side)) visit(m_waiting[i] + side, hall);
        for (const Cell cell : m_waiting) m_visited.clear(cell);
        return m_foundA && m_foundB;
    }

    [[nodiscard]] bool isPinned(const Hall& hall) const {
        return m_draft.anyPins() && allIn(hall.runs, m_draft.pinnedCells());
    }

    void visit(Cell cell, const Hall& hall) {
        const auto room = m_rooms.at(cell);
        if (m_visited.at(cell) || (room != hall.a && room != hall.b && !m_inHall.at(cell))) return;
        m_visited.set(cell);
        m_waiting.push_back(cell);
        m_foundA = m_foundA || room == hall.a;
        m_foundB = m_foundB || room == hall.b;
    }

    Draft& m_draft;
    RoomGrid m_rooms;
    BitGrid& m_inHall;
    BitGrid& m_visited; ///< none between two halls
    std::vector<Cell> m_waiting;
    bool m_foundA = false;
    bool m_foundB = false;
};

} // namespace

bool forgetLostHalls(Draft& draft) { return draft.halls().empty() || HallCheck(draft).run(); }

} // namespace delve::generation
