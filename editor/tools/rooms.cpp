#include "editor/tools/rooms.h"

#include "editor/tools/pins.h"
#include "generation/level/fresh_id.h"
#include "generation/pipeline/room_cells.h"

#include <algorithm>

namespace delve::editor {
namespace {

bool holds(const Room& room, Cell cell) {
    if (!room.box.contains(cell)) return false;
    if (room.shape.empty()) return true;
    return std::ranges::any_of(room.shape, [&](const Run& run) { return run.area().contains(cell); });
}

bool anyWalkableNear(const Grid& grid, const TileCatalogue& tiles, Cell cell) {
    for (auto y = cell.y - 1; y <= cell.y + 1; ++y)
        for (auto x = cell.x - 1; x <= cell.x + 1; ++x)
            if (grid.size().contains({x, y}) && tiles.walkable(grid.at({x, y}))) return true;
    return false;
}

} // namespace

RoomId roomAt(const Level& level, Cell cell) {
    for (std::size_t i = level.rooms->size(); i-- > 0;)
        if (holds((*level.rooms)[i], cell)) return static_cast<RoomId>(i);
    return noRoom;
}

Done mayLieAt(const Level& level, const Rect& floor, RoomId itself) {
    if (floor.empty()) return impossible({DELVE_TEXT("tool", "A room is at least 3 x 3 cells with its walls.")});
    if (floor.intersected(wholeOf(level.size()).grown(-1)) != floor)
        return impossible({DELVE_TEXT("tool", "A room needs a wall on every side; leave one cell to the map's edge.")});
    for (std::size_t i = 0; i < level.rooms->size(); ++i) {
        if (i == itself) continue;
        const auto pieces = generation::piecesOf((*level.rooms)[i]);
        if (std::ranges::any_of(pieces, [&](const Rect& piece) { return piece.overlaps(floor); }))
            return impossible({DELVE_TEXT("tool", "Another room is here; rooms cannot overlap.")},
                              {(*level.rooms)[i].box.topLeft()});
    }
    return done();
}

Result<RoomId> addRoom(Level& level, const TileCatalogue& tiles, const Rect& floor, RoomKind kind, bool pins) {
    if (auto may = mayLieAt(level, floor, noRoom); !may) return std::move(may).failure();
    level.tiles.fill(floor, Tile::Floor);
    mendWalls(level, tiles, floor);
    Room room;
    room.id = freshRoomId(level, kind, floor.topLeft());
    room.kind = kind;
    room.box = floor;
    level.rooms.write().push_back(std::move(room));
    if (pins) pinCells(level, floor, true);
    return static_cast<RoomId>(level.rooms->size() - 1);
}

Message stepOnRoom(const Text& text, const Room& room) {
    return {text, {std::to_string(room.box.x), std::to_string(room.box.y)}};
}

Message stepOfPinning(const Room& room, bool pinned) {
    return stepOnRoom(
        pinned ? DELVE_TEXT("step", "Pin room at (%1, %2)") : DELVE_TEXT("step", "Unpin room at (%1, %2)"), room);
}

std::string freshRoomId(const Level& level, RoomKind kind, Cell cell) {
    return freshId(nameOf(kind), cell, [&level](const std::string& id) {
        return std::ranges::find(*level.rooms, id, &Room::id) != level.rooms->end();
    });
}

void pinRoom(Level& level, RoomId room, bool pinned) {
    const Room& of = (*level.rooms)[room];
    const BitGrid cells = cellsOf(of, level.size());
    pinCells(level, cells, of.box, pinned);
    std::vector<std::string> things;
    for (const auto& thing : *level.things)
        if (of.box.contains(thing.at) && cells.at(thing.at)) things.push_back(thing.id);
    pinThings(level, things, pinned);
}

void mendWalls(Level& level, const TileCatalogue& tiles, const Rect& area) {
    const Rect around = area.grown(1).intersected(wholeOf(level.size()));
    for (auto y = around.y; y < around.bottom(); ++y)
        for (auto x = around.x; x < around.right(); ++x)
            if (level.tiles.at({x, y}) == Tile::Void && anyWalkableNear(level.tiles, tiles, {x, y}))
                level.tiles.set({x, y}, Tile::Wall);
}

void clearLoneWalls(Level& level, const TileCatalogue& tiles, const Rect& area) {
    const Rect around = area.grown(1).intersected(wholeOf(level.size()));
    for (auto y = around.y; y < around.bottom(); ++y)
        for (auto x = around.x; x < around.right(); ++x)
            if (level.tiles.at({x, y}) == Tile::Wall && !level.isPinned({x, y}) &&
                !anyWalkableNear(level.tiles, tiles, {x, y}))
                level.tiles.set({x, y}, Tile::Void);
}

} // namespace delve::editor
