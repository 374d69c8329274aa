#include "generation/stages/room_ways.h"

#include "generation/graph/spread_labels.h"
#include "generation/level/patience.h"
#include "generation/level/pieces.h"
#include "generation/level/sides.h"
#include "generation/pipeline/room_cells.h"

#include <algorithm>
#include <utility>

namespace delve::generation {
namespace {

class WaysReader {
public:
    explicit WaysReader(Draft& draft)
        : m_draft(draft), m_owner(draft.workspace().numbers[3]), m_beside(draft.workspace().cells[1]),
          m_rim(draft.workspace().bits[1]), m_patience([&draft] { return draft.stopped(); }) {
        m_beside.clear();
        m_rim.reset(draft.size());
        m_ways.exits.assign(draft.rooms().size(), 0);
        m_ways.neighbour.assign(draft.rooms().size(), RoomWays::none);
    }

    bool readExits() {
        const auto stopped = [this] { return m_draft.stopped(); };
        const auto cells = static_cast<std::size_t>(m_draft.size().area());
        if (!assignInPieces(m_owner, cells, RoomWays::none, stopped)) return false;
        for (RoomId room = 0; room < m_draft.rooms().size(); ++room) takeCells(room);
        for (RoomId room = 0; room < m_draft.rooms().size() && !m_patience.ended(); ++room) readRim(room);
        return !m_patience.ended();
    }

    bool readNeighbours() {
        auto& halls = m_draft.workspace().bits[2];
        halls = m_draft.walkableCells();
        for (const auto& room : m_draft.rooms())
            for (const auto& piece : piecesOf(room))
                for (auto y = piece.y; y < piece.bottom(); ++y) halls.setRun(y, piece.x, piece.width, false);
        // The rooms are gone through in order, so the first one comes first where several touch a cell.
        for (const auto& [cell, room] : m_touched)
            if (owner(cell) == RoomWays::none) {
                owner(cell) = room;
                m_beside.push_back(cell);
            }
        std::vector<Cell> reached;
        const auto stopped = [this] { return m_draft.stopped(); };
        const auto visit = [&](Cell cell) { reached.push_back(cell); };
        if (!spreadLabels(halls, m_beside, m_owner, visit, stopped)) return false;
        for (const auto& [cell, room] : m_touched) link(room, owner(cell));
        for (const Cell cell : reached) {
            if (m_patience.ended()) return false;
            for (const Cell side : {Cell{1, 0}, Cell{0, 1}})
                if (halls.has(cell + side)) link(owner(cell), owner(cell + side));
        }
        return true;
    }

    [[nodiscard]] RoomWays take() { return std::move(m_ways); }

private:
    [[nodiscard]] std::uint32_t& owner(Cell cell) {
        return m_owner[static_cast<std::size_t>(cell.y) * static_cast<std::size_t>(m_draft.size().width) +
                       static_cast<std::size_t>(cell.x)];
    }

    void takeCells(RoomId room) {
        for (const auto& piece : piecesOf(m_draft.rooms()[room]))
            for (auto y = piece.y; y < piece.bottom() && !m_patience.ended(static_cast<std::size_t>(piece.width)); ++y)
                for (auto x = piece.x; x < piece.right(); ++x)
                    if (owner({x, y}) == RoomWays::none) owner({x, y}) = room;
    }

    /// Finds the ground beside a room, and counts its parts.
    void readRim(RoomId room) {
        const auto first = m_touched.size();
        for (const auto& piece : piecesOf(m_draft.rooms()[room])) {
            if (m_patience.ended(static_cast<std::size_t>(2 * (piece.width + piece.height)))) return;
            for (auto x = piece.x; x < piece.right(); ++x) {
                touch(room, {x, piece.y}, {0, -1});
                touch(room, {x, piece.bottom() - 1}, {0, 1});
            }
            for (auto y = piece.y; y < piece.bottom(); ++y) {
                touch(room, {piece.x, y}, {-1, 0});
                touch(room, {piece.right() - 1, y}, {1, 0});
            }
        }
        for (auto i = first; i < m_touched.size(); ++i) m_rim.set(m_touched[i].first);
        for (auto i = first; i < m_touched.size(); ++i) m_ways.exits[room] += clearPart(m_touched[i].first) ? 1 : 0;
    }

    void touch(RoomId room, Cell inside, Cell side) {
        const Cell cell = inside + side;
        if (!m_draft.walkable(inside) || owner(inside) != room || !m_draft.walkableCells().has(cell)) return;
        if (owner(cell) != room) m_touched.emplace_back(cell, room);
    }

    /// Clears all cells connected with this one. False if it was cleared already.
    bool clearPart(Cell cell) {
        if (!m_rim.at(cell)) return false;
        m_waiting.assign(1, cell);
        m_rim.clear(cell);
        while (!m_waiting.empty()) {
            const Cell at = m_waiting.back();
            m_waiting.pop_back();
            for (const Cell side : sidesInReadingOrder)
                if (m_rim.has(at + side)) {
                    m_rim.clear(at + side);
                    m_waiting.push_back(at + side);
                }
        }
        return true;
    }

    void link(std::uint32_t a, std::uint32_t b) {
        if (a == b || a == RoomWays::none || b == RoomWays::none) return;
        add(m_ways.neighbour[a], b);
        add(m_ways.neighbour[b], a);
    }
    static void add(std::uint32_t& neighbour, std::uint32_t other) {
        if (neighbour == RoomWays::none) neighbour = other;
        else if (neighbour != other) neighbour = RoomWays::many;
    }

    Draft& m_draft;
    std::vector<std::uint32_t>& m_owner; ///< the room of each cell, by its row
    std::vector<Cell>& m_beside;
    BitGrid& m_rim;
    std::vector<std::pair<Cell, RoomId>> m_touched; ///< ground beside a room, and the room
    std::vector<Cell> m_waiting;                    ///< of a flood
    RoomWays m_ways;
    Patience m_patience;
};

} // namespace

std::optional<RoomWays> findRoomWays(Draft& draft) {
    WaysReader reader(draft);
    if (!reader.readExits() || !reader.readNeighbours()) return {};
    return reader.take();
}

std::optional<RoomWays> countExits(Draft& draft) {
    WaysReader reader(draft);
    if (!reader.readExits()) return {};
    return reader.take();
}

} // namespace delve::generation
