#include "generation/stages/roads.h"

#include "generation/level/pieces.h"
#include "generation/level/sides.h"
#include "generation/pipeline/room_cells.h"
#include "generation/stages/spots.h"

#include <algorithm>

namespace delve::generation {
namespace {

std::vector<Cell> cellsOf(const Room& room) {
    std::vector<Cell> cells;
    for (const Rect& piece : piecesOf(room))
        for (auto y = piece.y; y < piece.bottom(); ++y)
            for (auto x = piece.x; x < piece.right(); ++x) cells.push_back({x, y});
    return cells;
}

/// The cell of a room nearest to its middle.
Cell middleOf(const Room& room, const std::vector<Cell>& cells) {
    const Cell middle = room.box.centre();
    return *std::ranges::min_element(cells, {}, [middle](Cell cell) { return std::pair(steps(cell, middle), cell); });
}

} // namespace

RoadFinder::RoadFinder(Draft& draft) : m_draft(draft), m_ground(draft.workspace().bytes) {
    const auto cells = static_cast<std::size_t>(draft.size().area());
    if (!assignInPieces(m_ground, cells, std::uint8_t{Barred}, [&draft] { return draft.stopped(); })) return;
    const Rect inside = draft.inside();
    for (auto y = inside.y; y < inside.bottom() && !stoppedAt(y); ++y)
        for (auto x = inside.x; x < inside.right(); ++x)
            if (draft.mayCarve({x, y})) m_ground[index({x, y})] = Open;
    markRooms();
    markKeptHalls();
}

void RoadFinder::bar(Cell cell, Ground with) {
    for (const Cell side : sidesInReadingOrder)
        if (m_draft.inside().contains(cell + side) && m_ground[index(cell + side)] == Open)
            m_ground[index(cell + side)] = with;
}

void RoadFinder::markRooms() {
    for (const auto& room : m_draft.rooms()) {
        if (m_cells.size() % 256 == 0 && m_draft.stopped()) return;
        m_cells.push_back(cellsOf(room));
        for (const Cell cell : m_cells.back()) m_ground[index(cell)] = InRoom;
    }
    for (const auto& cells : m_cells)
        for (const Cell cell : cells) bar(cell, BesideRoom);
}

/// Ground that belongs to no room, such as halls that were pinned, is kept off like a road.
void RoadFinder::markKeptHalls() {
    for (std::int32_t y = 0; y < m_draft.size().height && !stoppedAt(y); ++y)
        for (std::int32_t x = 0; x < m_draft.size().width; ++x)
            if (m_draft.walkable({x, y}) && m_ground[index({x, y})] == Open) m_ground[index({x, y})] = OnRoad;
    for (std::int32_t y = 0; y < m_draft.size().height && !stoppedAt(y); ++y)
        for (std::int32_t x = 0; x < m_draft.size().width; ++x)
            if (m_ground[index({x, y})] == OnRoad) bar({x, y}, BesideRoad);
}

void RoadFinder::set(Cell cell, Ground ground) {
    m_before.emplace_back(index(cell), m_ground[index(cell)]);
    m_ground[index(cell)] = ground;
}

/// Opens a room and what lies around it, for one search.
void RoadFinder::openRoom(RoomId room) {
    for (const Cell cell : m_cells[room]) {
        set(cell, InEnds);
        for (const Cell side : sidesInReadingOrder)
            if (m_draft.size().contains(cell + side) && m_ground[index(cell + side)] == BesideRoom)
                set(cell + side, Open);
    }
}

/// The cells of a straight line, each a side from the one before it, are the cheapest to go by.
void RoadFinder::drawLine(Cell from, Cell to) {
    const auto dx = std::abs(to.x - from.x);
    const auto dy = std::abs(to.y - from.y);
    std::int32_t across = 0;
    std::int32_t down = 0;
    for (Cell at = from; at != to;) {
        // Which of the two next borders between cells the line crosses first.
        const bool goAcross = std::int64_t{2 * across + 1} * dy < std::int64_t{2 * down + 1} * dx;
        if (goAcross) at.x += to.x > from.x ? 1 : -1;
        else at.y += to.y > from.y ? 1 : -1;
        ++(goAcross ? across : down);
        if (m_ground[index(at)] == Open) set(at, Line);
    }
}

/// Is there open land beside a room that was opened?
bool RoadFinder::leadsOut(RoomId room) const {
    return std::ranges::any_of(m_cells[room], [this](Cell cell) {
        return std::ranges::any_of(sidesInReadingOrder, [&](Cell side) {
            if (!m_draft.size().contains(cell + side)) return false;
            const auto ground = m_ground[index(cell + side)];
            return ground == Open || ground == Line;
        });
    });
}

std::optional<std::vector<Cell>> RoadFinder::search(RoomId a, RoomId b, bool merging) {
    const auto& rooms = m_draft.rooms();
    const Cell from = middleOf(rooms[a], m_cells[a]);
    const Cell to = middleOf(rooms[b], m_cells[b]);
    m_before.clear();
    openRoom(a);
    openRoom(b);
    drawLine(from, to);
    const bool shut = !merging && !(leadsOut(a) && leadsOut(b));
    Terrain terrain{m_draft.size(), m_ground, {0, 2, 5, 0, 0, 2, 0, 0}};
    if (merging) terrain.price = {0, 2, 5, 40, 20, 2, 40, 10};
    auto way = shut ? std::nullopt : m_path.find(terrain, {from.x, from.y, 1, 1}, {to.x, to.y, 1, 1});
    for (std::size_t i = m_before.size(); i-- > 0;) m_ground[m_before[i].first] = m_before[i].second;
    if (!way) return std::nullopt;
    const auto in = [this](RoomId room) {
        return [&cells = m_cells[room]](Cell cell) { return std::ranges::find(cells, cell) != cells.end(); };
    };
    const auto end = std::find_if(way->cells.begin(), way->cells.end(), in(b));
    const auto begin = std::find_if(std::make_reverse_iterator(end), way->cells.rend(), in(a)).base();
    return std::vector<Cell>(begin, end);
}

void RoadFinder::keep(const std::vector<Cell>& road) {
    for (const Cell cell : road)
        if (m_ground[index(cell)] != InRoom) m_ground[index(cell)] = OnRoad;
    for (const Cell cell : road)
        for (const Cell side : sidesInReadingOrder)
            if (auto& ground = m_ground[index(cell + side)]; ground == Open || ground == BesideRoom)
                ground = BesideRoad;
}

std::optional<std::vector<Cell>> RoadFinder::find(RoomId a, RoomId b) {
    auto road = search(a, b, false);
    if (road) keep(*road);
    return road;
}

std::optional<std::vector<Cell>> RoadFinder::findMerging(RoomId a, RoomId b) {
    auto road = search(a, b, true);
    if (road) keep(*road);
    return road;
}

} // namespace delve::generation
