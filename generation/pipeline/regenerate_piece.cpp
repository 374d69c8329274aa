#include "generation/pipeline/regenerate_piece.h"

#include "generation/pipeline/room_cells.h"

#include <algorithm>
#include <map>
#include <set>
#include <unordered_map>

namespace delve::generation {
namespace {

Cell moved(Cell cell, Cell by) { return cell + by; }
Rect moved(Rect rect, Cell by) { return {rect.x + by.x, rect.y + by.y, rect.width, rect.height}; }
Run moved(Run run, Cell by) {
    run.at = run.at + by;
    return run;
}
std::vector<Run> moved(std::vector<Run> runs, Cell by) {
    for (auto& run : runs) run = moved(run, by);
    return runs;
}
Cell toPiece(const Rect& window) { return {-window.x, -window.y}; }

BitGrid cut(const BitGrid& from, const Rect& window) {
    BitGrid part({window.width, window.height});
    for (std::int32_t y = 0; y < window.height; ++y)
        for (std::int32_t x = 0; x < window.width; ++x)
            if (from.at({window.x + x, window.y + y})) part.set({x, y});
    return part;
}

/// The part of a room that lies in the window, in the piece's cells; nothing where none does.
std::optional<Room> cut(const Room& room, const Rect& window) {
    Room part = room;
    part.shape.clear();
    part.box = {};
    for (const auto& piece : piecesOf(room)) {
        const Rect inside = moved(piece.intersected(window), toPiece(window));
        part.box = part.box.united(inside);
        for (auto y = inside.y; y < inside.bottom(); ++y) part.shape.push_back({{inside.x, y}, inside.width, false});
    }
    if (part.box.empty()) return {};
    if (room.shape.empty()) part.shape.clear();
    part.from.reset();
    if (room.from && window.contains(*room.from)) part.from = moved(*room.from, toPiece(window));
    return part;
}

void cutRoomsAndHalls(const Level& level, const Rect& window, Level& piece) {
    std::vector<RoomId> newIds(level.rooms->size(), noRoom);
    auto& rooms = piece.rooms.write();
    for (std::size_t i = 0; i < newIds.size(); ++i) {
        auto part = cut((*level.rooms)[i], window);
        if (!part) continue;
        newIds[i] = static_cast<RoomId>(rooms.size());
        rooms.push_back(std::move(*part));
    }
    const auto newId = [&](RoomId id) { return id < newIds.size() ? newIds[id] : noRoom; };
    for (const auto& link : *level.links)
        if (newId(link.a) != noRoom && newId(link.b) != noRoom)
            piece.links.write().push_back({newId(link.a), newId(link.b), link.kind, {}});
    for (const auto& hall : *level.halls) {
        const bool whole = std::ranges::all_of(
            hall.runs, [&](const Run& run) { return run.area().intersected(window) == run.area(); });
        if (whole) piece.halls.write().push_back({newId(hall.a), newId(hall.b), moved(hall.runs, toPiece(window)), {}});
    }
}

/// Copies the new things of a piece.
class Returning {
public:
    Returning(const Level& piece, const Opening& opening, Draft& draft)
        : m_piece(piece), m_opening(opening), m_by(opening.window.topLeft()), m_draft(draft) {}

    void all() {
        rooms();
        tiles();
        halls();
        links();
        things();
    }

private:
    void rooms() {
        std::unordered_map<std::string, RoomId> known;
        for (RoomId id = 0; id < m_draft.rooms().size(); ++id) known.emplace(m_draft.rooms()[id].id, id);
        for (const auto& room : *m_piece.rooms) {
            const auto pieces = piecesOf(room);
            if (!m_opening.cells.at(moved(pieces.front().topLeft(), m_by))) {
                const auto found = known.find(room.id);
                m_ids.push_back(found == known.end() ? noRoom : found->second);
                m_new.push_back(false);
                continue;
            }
            const auto from = room.from ? std::optional(moved(*room.from, m_by)) : std::nullopt;
            m_ids.push_back(room.shape.empty() ? m_draft.addRoom(moved(room.box, m_by), room.kind, from)
                                               : m_draft.addRoom(moved(room.shape, m_by), room.kind));
            m_new.push_back(true);
            if (m_ids.back() != noRoom) m_names.emplace(room.id, m_draft.rooms()[m_ids.back()].id);
        }
    }

    void tiles() {
        const Rect& window = m_opening.window;
        for (auto y = window.y; y < window.bottom(); ++y)
            for (auto x = window.x; x < window.right(); ++x)
                if (m_opening.cells.at({x, y})) m_draft.set({x, y}, m_piece.tiles.at(Cell{x, y} - m_by));
    }

    void halls() {
        for (const auto& hall : *m_piece.halls) {
            auto runs = moved(hall.runs, m_by);
            if (!m_opening.touches(runs)) continue;
            m_draft.addHall(idOf(hall.a), idOf(hall.b), std::move(runs));
            m_dug.insert(std::minmax(hall.a, hall.b));
        }
    }

    /// Those of new rooms and of new halls; what joins two rooms that were there before is there, too.
    void links() {
        for (const auto& link : *m_piece.links) {
            if (idOf(link.a) == noRoom || idOf(link.b) == noRoom) continue;
            if (m_new[link.a] || m_new[link.b] || m_dug.contains(std::minmax(link.a, link.b)))
                m_draft.addLink(idOf(link.a), idOf(link.b), link.kind);
        }
    }

    void things() {
        for (const auto& thing : *m_piece.things) {
            const Cell cell = moved(thing.at, m_by);
            if (!m_opening.cells.at(cell)) continue;
            if (Thing* const added = m_draft.addThing(thing.kind, cell)) {
                added->fields = renamed(thing.fields);
                added->properties = thing.properties;
            }
        }
    }

    /// A room is named by its place, which is another in the piece than in the level: a barrier names its sites.
    [[nodiscard]] Properties renamed(const Properties& fields) const {
        Properties named = fields;
        for (const auto& field : fields) {
            const auto* const word = std::get_if<std::string>(&field.value);
            if (const auto found = word ? m_names.find(*word) : m_names.end(); found != m_names.end())
                named.set(field.name, found->second);
        }
        return named;
    }

    [[nodiscard]] RoomId idOf(RoomId inPiece) const { return inPiece < m_ids.size() ? m_ids[inPiece] : noRoom; }

    const Level& m_piece;
    const Opening& m_opening;
    Cell m_by;
    Draft& m_draft;
    std::vector<RoomId> m_ids; ///< in the draft, of each room of the piece
    std::vector<bool> m_new;
    std::unordered_map<std::string, std::string> m_names; ///< of new rooms: as the piece calls them, and the draft
    std::set<std::pair<RoomId, RoomId>> m_dug;            ///< pairs of the piece that a new hall joins
};

} // namespace

Level pinnedAround(const Level& level, const Opening& opening) {
    Level pinned = level;
    BitGrid closed(level.size());
    for (std::int32_t y = 0; y < level.size().height; ++y) closed.setRun(y, 0, level.size().width);
    closed.remove(opening.cells);
    pinned.pinned = std::move(closed);
    std::vector<std::string> ids;
    for (const auto& thing : *level.things)
        if (!opening.cells.at(thing.at)) ids.push_back(thing.id);
    std::ranges::sort(ids);
    pinned.pinnedThings = std::move(ids);
    return pinned;
}

Level pieceOf(const Level& pinned, const Rect& window) {
    Level piece;
    piece.tiles = Grid({window.width, window.height});
    std::vector<Tile> row(static_cast<std::size_t>(window.width));
    for (std::int32_t y = 0; y < window.height; ++y) {
        pinned.tiles.readRow(window.y + y, window.x, row);
        piece.tiles.writeRow(y, 0, row);
    }
    piece.pinned = cut(*pinned.pinned, window);
    if (pinned.keptEmpty->size() == pinned.size()) piece.keptEmpty = cut(*pinned.keptEmpty, window);
    cutRoomsAndHalls(pinned, window, piece);
    for (const auto& thing : *pinned.things) {
        if (!window.contains(thing.at)) continue;
        piece.things.write().push_back(thing);
        piece.things.write().back().at = moved(thing.at, toPiece(window));
    }
    piece.pinnedThings = pinned.pinnedThings;
    return piece;
}

void putBack(const Level& piece, const Opening& opening, Draft& draft) { Returning(piece, opening, draft).all(); }

} // namespace delve::generation
