#pragma once

#include "generation/level/level.h"
#include "generation/level/result.h"
#include "generation/level/tile.h"

#include <span>
#include <string>
#include <vector>

/// Editing rooms and halls: rooms with their walls, halls that follow the path of a tunnel, and moved rooms that keep
/// their halls.
namespace delve::editor {

/// The room that contains a cell, the last one in the level's list; noRoom if there is none.
[[nodiscard]] RoomId roomAt(const Level& level, Cell cell);

/// Adds a room with this floor and puts walls around it on cells that are not walkable. Fails if the floor touches the
/// map's edge or lies in another room.
[[nodiscard]] Result<RoomId> addRoom(Level& level, const TileCatalogue& tiles, const Rect& floor, RoomKind kind,
                                     bool pins);
/// Gives the room this floor, and takes along its contents and its halls, which are dug again. A floor of the same size
/// moves the room, whatever its shape; only a rectangular room can change its size. Fails if the room would touch the
/// map's edge or another room, a thing would be left outside, or a hall finds no path.
[[nodiscard]] Done changeRoom(Level& level, const TileCatalogue& tiles, RoomId room, const Rect& floor, bool pins);

/// Removes the room, with the halls that led to it and what lies in them; parts shared with other rooms and halls stay.
/// With `pins`, pins its cells, so that nothing takes its place.
void removeRoom(Level& level, const TileCatalogue& tiles, RoomId room, bool pins);

/// May a room's floor lie here? Ignores the room `itself`.
[[nodiscard]] Done mayLieAt(const Level& level, const Rect& floor, RoomId itself);
/// The name of a step: the text with the place of the room, "Pin room at (12, 7)".
[[nodiscard]] Message stepOnRoom(const Text& text, const Room& room);
[[nodiscard]] Message stepOfPinning(const Room& room, bool pinned);
[[nodiscard]] std::string freshRoomId(const Level& level, RoomKind kind, Cell cell);

/// Pins the floor of a room and the things on it, but not its walls, since halls must be able to pass through them.
void pinRoom(Level& level, RoomId room, bool pinned);

/// One end of a hall: a room, or a single cell where there is none.
struct HallEnd {
    RoomId room = noRoom;
    Cell cell;
};
/// The end meant by a click on a cell: the room there, or the cell.
[[nodiscard]] HallEnd hallEndAt(const Level& level, Cell cell);
/// The path of a tunnel between two ends, including the cells of both ends; empty if there is none.
[[nodiscard]] std::vector<Cell> hallWay(const Level& level, const TileCatalogue& tiles, const HallEnd& from,
                                        const HallEnd& to);
/// Digs a hall along a path, adds its walls, and links its rooms.
void digHall(Level& level, const TileCatalogue& tiles, const HallEnd& from, const HallEnd& to,
             std::span<const Cell> way, bool pins);

/// Turns void beside walkable cells into wall, in an area and one cell around it.
void mendWalls(Level& level, const TileCatalogue& tiles, const Rect& area);
/// Turns walls there that touch nothing walkable back into void: only built-in walls as mendWalls creates them, and
/// only unpinned ones.
void clearLoneWalls(Level& level, const TileCatalogue& tiles, const Rect& area);

} // namespace delve::editor
