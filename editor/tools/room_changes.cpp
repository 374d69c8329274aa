// The part of rooms.h that moves, resizes and removes rooms, with their contents and the halls that lead to them.
#include "editor/tools/pins.h"
#include "editor/tools/rooms.h"
#include "editor/tools/thing_edits.h"
#include "generation/graph/tunnels.h"
#include "generation/pipeline/room_cells.h"

#include <algorithm>

namespace delve::editor {
namespace {

Rect movedBy(const Rect& area, Cell by) { return {area.x + by.x, area.y + by.y, area.width, area.height}; }

/// The cells of a hall, from end `a` to end `b`: a run is stored from its first cell, whichever way the hall goes.
std::vector<Cell> cellsOf(const Hall& hall) {
    std::vector<Cell> cells;
    for (std::size_t i = 0; i < hall.runs.size(); ++i) {
        const Run& run = hall.runs[i];
        bool backward = false;
        if (!cells.empty()) backward = steps(cells.back(), run.last()) < steps(cells.back(), run.at);
        else if (i + 1 < hall.runs.size()) {
            const Run& next = hall.runs[i + 1];
            const auto gap = [&](Cell end) { return std::min(steps(end, next.at), steps(end, next.last())); };
            backward = gap(run.at) < gap(run.last());
        }
        for (std::int32_t k = 0; k < run.length; ++k) {
            const std::int32_t along = backward ? run.length - 1 - k : k;
            cells.push_back(run.down ? Cell{run.at.x, run.at.y + along} : Cell{run.at.x + along, run.at.y});
        }
    }
    return cells;
}

class RoomChange {
public:
    RoomChange(const Level& level, const TileCatalogue& tiles, RoomId room, const Rect& floor, bool pins)
        : m_before(level), m_after(level), m_tiles(tiles), m_id(room), m_room((*level.rooms)[room]), m_floor(floor),
          m_by(floor.topLeft() - m_room.box.topLeft()), m_pins(pins),
          m_moves(floor.width == m_room.box.width && floor.height == m_room.box.height),
          m_roomCells(editor::cellsOf(m_room, level.size())), m_emptied(level.size()) {}

    Done run(Level& level) {
        if (auto may = mayBe(); !may) return may;
        findHalls();
        takeUp();
        if (auto may = layRoom(); !may) return may;
        if (auto may = digAgain(); !may) return may;
        const Rect area = m_room.box.united(m_floor).united(m_hallArea);
        clearLoneWalls(m_after, m_tiles, area);
        mendWalls(m_after, m_tiles, area);
        level = std::move(m_after);
        return done();
    }

    /// Removes the room without a replacement.
    void remove(Level& level) {
        findHalls();
        takeUp();
        eraseWhatLayThere();
        forget();
        const Rect area = m_room.box.united(m_hallArea);
        clearLoneWalls(m_after, m_tiles, area);
        mendWalls(m_after, m_tiles, area);
        level = std::move(m_after);
    }

private:
    [[nodiscard]] Done mayBe() const {
        if (!m_moves && !m_room.shape.empty())
            return impossible(
                {DELVE_TEXT("tool", "Only rectangular rooms can be resized; this room can only be moved.")});
        if (!m_moves || m_room.shape.empty()) return mayLieAt(m_before, m_floor, m_id);
        for (const auto& run : m_room.shape)
            if (auto may = mayLieAt(m_before, movedBy(run.area(), m_by), m_id); !may) return may;
        return done();
    }

    /// Finds the halls that end in the room, and the cells of all other rooms and halls.
    void findHalls() {
        m_kept = BitGrid(m_before.size());
        const auto keep = [&](const Rect& area) {
            for (auto y = area.y; y < area.bottom(); ++y) m_kept.setRun(y, area.x, area.width);
        };
        for (std::size_t i = 0; i < m_before.rooms->size(); ++i)
            if (i != m_id)
                for (const auto& piece : generation::piecesOf((*m_before.rooms)[i])) keep(piece);
        for (std::size_t i = 0; i < m_before.halls->size(); ++i) {
            const Hall& hall = (*m_before.halls)[i];
            if (hall.a == m_id || hall.b == m_id) m_halls.push_back(i);
            else
                for (const auto& run : hall.runs) keep(run.area());
        }
    }

    /// Clears the cells of the room and its halls, except those that others share.
    void takeUp() {
        const auto empty = [&](Cell cell) {
            if (m_kept.at(cell)) return;
            m_after.tiles.set(cell, Tile::Void);
            m_emptied.set(cell);
            pinCells(m_after, Rect{cell.x, cell.y, 1, 1}, false);
        };
        for (const auto& piece : generation::piecesOf(m_room))
            for (auto y = piece.y; y < piece.bottom(); ++y)
                for (auto x = piece.x; x < piece.right(); ++x) empty({x, y});
        for (const std::size_t hall : m_halls)
            for (const Cell cell : cellsOf((*m_before.halls)[hall])) {
                m_hallArea = m_hallArea.united({cell.x, cell.y, 1, 1});
                if (!inRoom(cell)) empty(cell);
            }
    }

    void eraseWhatLayThere() {
        std::vector<std::string> things;
        for (const auto& thing : *m_after.things)
            if (m_emptied.at(thing.at)) things.push_back(thing.id);
        eraseThings(m_after, things, m_pins);
        if (!m_pins) return;
        for (const auto& piece : generation::piecesOf(m_room))
            for (auto y = piece.y; y < piece.bottom(); ++y)
                for (auto x = piece.x; x < piece.right(); ++x)
                    if (m_emptied.at({x, y})) pinCells(m_after, Rect{x, y, 1, 1}, true);
    }

    /// Removes the room, its links and its halls from the lists, and renumbers the rooms after it.
    void forget() {
        const auto leads = [this](const auto& to) { return to.a == m_id || to.b == m_id; };
        const auto renumber = [this](RoomId& room) {
            if (room != noRoom && room > m_id) --room;
        };
        std::erase_if(m_after.links.write(), leads);
        std::erase_if(m_after.halls.write(), leads);
        for (auto& link : m_after.links.write()) {
            renumber(link.a);
            renumber(link.b);
        }
        for (auto& hall : m_after.halls.write()) {
            renumber(hall.a);
            renumber(hall.b);
        }
        m_after.rooms.write().erase(m_after.rooms.write().begin() + static_cast<std::ptrdiff_t>(m_id));
    }

    [[nodiscard]] bool inRoom(Cell cell) const { return m_roomCells.has(cell); }

    Done layRoom() {
        Room& room = m_after.rooms.write()[m_id];
        room.box = m_floor;
        for (auto& run : room.shape) run.at = run.at + m_by;
        if (room.from && m_moves) room.from = *room.from + m_by;
        if (room.from && !m_floor.contains(*room.from)) room.from.reset();
        for (const auto& piece : generation::piecesOf(room))
            for (auto y = piece.y; y < piece.bottom(); ++y)
                for (auto x = piece.x; x < piece.right(); ++x) layCell({x, y});
        const BitGrid cells = editor::cellsOf(room, m_after.size());
        if (m_pins) pinCells(m_after, cells, room.box, true);
        return moveThings(cells);
    }

    void layCell(Cell cell) {
        const Cell from = m_moves ? cell - m_by : cell;
        m_after.tiles.set(cell, inRoom(from) ? m_before.tiles.at(from) : Tile::Floor);
    }

    Done moveThings(const BitGrid& cells) {
        for (auto& thing : m_after.things.write()) {
            if (!inRoom(thing.at)) continue;
            const Cell to = m_moves ? thing.at + m_by : thing.at;
            if (!cells.at(to))
                return impossible({DELVE_TEXT("tool", "A thing would end up outside the room; move it first.")},
                                  {thing.at});
            thing.at = to;
        }
        return done();
    }

    Done digAgain() {
        std::vector<Hall> halls;
        auto next = m_halls.begin();
        // Each hall keeps its place in the list, and its links stay as they are.
        for (std::size_t i = 0; i < m_before.halls->size(); ++i) {
            const Hall& old = (*m_before.halls)[i];
            if (next == m_halls.end() || *next != i) {
                halls.push_back(old);
                continue;
            }
            ++next;
            const auto way = wayOf(old);
            if (way.empty())
                return impossible({DELVE_TEXT("tool", "A hall of this room would have no path; nothing was changed.")});
            halls.push_back(dug(old, way));
        }
        m_after.halls = std::move(halls);
        return done();
    }

    [[nodiscard]] std::vector<Cell> wayOf(const Hall& old) const {
        const auto cells = cellsOf(old);
        const Cell first = cells.empty() ? m_floor.topLeft() : cells.front();
        const Cell last = cells.empty() ? m_floor.topLeft() : cells.back();
        return hallWay(m_after, m_tiles, {old.a, first}, {old.b, last});
    }

    /// Digs the hall along its new path; its doors and things keep their distance from the nearer end.
    Hall dug(const Hall& old, const std::vector<Cell>& way) {
        Hall hall = old;
        hall.runs = runsBetween(way);
        const auto was = cellsOf(old);
        const auto is = cellsOf(hall);
        for (const Cell cell : is) {
            m_hallArea = m_hallArea.united({cell.x, cell.y, 1, 1});
            if (!m_tiles.walkable(m_after.tiles.at(cell))) m_after.tiles.set(cell, Tile::Hall);
        }
        if (is.empty()) return hall;
        for (std::size_t k = 0; k < was.size(); ++k) {
            if (m_kept.at(was[k]) || inRoom(was[k])) continue;
            const std::size_t fromEnd = was.size() - 1 - k;
            const Cell to =
                k <= fromEnd ? is[std::min(k, is.size() - 1)] : is[is.size() - 1 - std::min(fromEnd, is.size() - 1)];
            const Tile tile = m_before.tiles.at(was[k]);
            if (m_tiles.walkable(tile) && m_tiles.hallFloor(m_after.tiles.at(to))) m_after.tiles.set(to, tile);
            for (auto& thing : m_after.things.write())
                if (thing.at == was[k]) thing.at = to;
        }
        return hall;
    }

    const Level& m_before;
    Level m_after;
    const TileCatalogue& m_tiles;
    RoomId m_id;
    Room m_room;
    Rect m_floor;
    Cell m_by;
    bool m_pins;
    bool m_moves;
    BitGrid m_kept;      ///< the cells of other rooms and halls
    BitGrid m_roomCells; ///< those of the room before the change
    BitGrid m_emptied;   ///< the cells that were cleared
    std::vector<std::size_t> m_halls;
    Rect m_hallArea;
};

} // namespace

Done changeRoom(Level& level, const TileCatalogue& tiles, RoomId room, const Rect& floor, bool pins) {
    if (room >= level.rooms->size() || (*level.rooms)[room].box == floor) return done();
    const Level before = level;
    return RoomChange(before, tiles, room, floor, pins).run(level);
}

void removeRoom(Level& level, const TileCatalogue& tiles, RoomId room, bool pins) {
    if (room >= level.rooms->size()) return;
    const Level before = level;
    RoomChange(before, tiles, room, (*before.rooms)[room].box, pins).remove(level);
}

} // namespace delve::editor
