#pragma once

#include "generation/graph/cheapest_path.h"
#include "generation/level/room.h"

#include <cstdint>
#include <span>
#include <vector>

/// What a tunnel costs, for all code that digs one: the stage that digs a hall for each link, and the tool that digs a
/// single one. The walls of rooms are expensive and existing halls are cheap, so that halls merge as people would dig
/// them.
namespace delve {

/// What a cell is to a tunnel: the classes of a Terrain.
enum class Digging : std::uint8_t { Barred, Solid, RoomWall, Ground, OldHall };

/// The prices of these classes; an old hall is cheaper by `discount` thousandths, and a turn costs `turn` thousandths
/// of a cell to be dug.
[[nodiscard]] Terrain tunnelTerrain(Size size, std::span<const std::uint8_t> classes, std::int64_t discount,
                                    std::int64_t turn = 0);

/// Marks the solid cells around a part of a room, except on the map's edge, as the room's wall.
void wallIn(const Rect& part, Size size, std::span<std::uint8_t> classes);

/// Where a tunnel may end: anywhere in a rectangular room, in another one at its first cell.
[[nodiscard]] Rect tunnelEnd(const Room& room);

/// A way without its first and last cell, which are those of the two rooms that it joins, as runs.
[[nodiscard]] std::vector<Run> runsBetween(std::span<const Cell> way);

} // namespace delve
