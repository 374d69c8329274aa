#pragma once

#include "generation/level/level.h"
#include "generation/level/result.h"
#include "generation/level/tile.h"

#include <span>
#include <string>
#include <vector>

/// Rooms and halls as a hand makes them: rooms with their walls, halls that take the way a tunnel takes, rooms that are
/// moved and take their halls along.
namespace delve::editor {

/// The room that a cell lies in, the latest in the level's list; noRoom where there is none.
[[nodiscard]] RoomId roomAt(const Level& level, Cell cell);

/// A room with this floor, walls around it where nothing can be walked. Refused where it touches the map's edge or lies
/// in another room.
[[nodiscard]] Result<RoomId> addRoom(Level& level, const TileCatalogue& tiles, const Rect& floor, RoomKind kind,
                                     bool pins);
/// The room gets this floor; it takes along what lies on its old one and its halls, which are dug anew. With a floor of
/// the same size it is moved, whatever its shape; of another, only a rectangular one can be. Refused where it would
/// touch the map's edge or another room, where a thing would be left standing outside, or a hall finds no way.
[[nodiscard]] Done changeRoom(Level& level, const TileCatalogue& tiles, RoomId room, const Rect& floor, bool pins);

/// The room goes, with the halls that led to it and what lies in them; what others share with them stays. With `pins`,
/// its cells are pinned, so that nothing takes its place.
void removeRoom(Level& level, const TileCatalogue& tiles, RoomId room, bool pins);

/// May a room's floor lie here, but for the room `itself`?
[[nodiscard]] Done mayLieAt(const Level& level, const Rect& floor, RoomId itself);
[[nodiscard]] std::string freshRoomId(const Level& level, RoomKind kind, Cell cell);

/// Pins the floor of a room and the things on it. Not its walls: halls must be able to come through.
void pinRoom(Level& level, RoomId room, bool pinned);

/// One end of a hall: a room, or a single cell where there is none.
struct HallEnd {
    RoomId room = noRoom;
    Cell cell;
};
/// The end that a person means by a cell.
[[nodiscard]] HallEnd hallEndAt(const Level& level, Cell cell);
/// The way that a tunnel takes between two ends, both ends' cells included; empty where there is none.
[[nodiscard]] std::vector<Cell> hallWay(const Level& level, const TileCatalogue& tiles, const HallEnd& from,
                                        const HallEnd& to);
/// Digs a hall along a way, walls it in, and joins its rooms by a link.
void digHall(Level& level, const TileCatalogue& tiles, const HallEnd& from, const HallEnd& to,
             std::span<const Cell> way, bool pins);

/// Makes void that touches what can be walked a wall, in an area and one cell around.
void mendWalls(Level& level, const TileCatalogue& tiles, const Rect& area);
/// Makes walls that touch nothing that can be walked void again, there: the built-in wall that mendWalls put up and
/// nobody pinned.
void clearLoneWalls(Level& level, const TileCatalogue& tiles, const Rect& area);

} // namespace delve::editor
