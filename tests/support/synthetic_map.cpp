#include "tests/support/synthetic_map.h"

namespace delve::test {
namespace {

constexpr std::int32_t pitch = 14; ///< from one room to the next

std::uint32_t mixed(std::int32_t x, std::int32_t y) {
    auto value = static_cast<std::uint32_t>(x) * 0x9e3779b1u ^ static_cast<std::uint32_t>(y) * 0x85ebca77u;
    value = (value ^ value >> 13) * 0xc2b2ae35u;
    return value ^ value >> 16;
}

Rect roomAt(std::int32_t column, std::int32_t row) {
    const auto drawn = mixed(column, row);
    const auto width = 4 + static_cast<std::int32_t>(drawn % 7), height = 4 + static_cast<std::int32_t>(drawn / 8 % 6);
    return {column * pitch + 2 + static_cast<std::int32_t>(drawn / 64 % 2), row * pitch + 2, width, height};
}

void addThings(Level& level, const Rect& room, std::uint32_t drawn) {
    const auto add = [&level](ThingKind kind, Cell at) {
        level.things.write().push_back({bornAt(infoOf(kind).name, at), kind, at, {}, {}, {}});
    };
    add(level.things->empty() ? ThingKind::Start : ThingKind::Flower, room.topLeft());
    if (drawn % 5 == 0) add(ThingKind::Chest, {room.right() - 1, room.bottom() - 1});
    if (drawn % 7 == 0) add(ThingKind::Enemy, room.centre());
}

/// The hall to the room on the right, and, from two of three rooms, the one to the room below.
void addHalls(std::vector<Rect>& halls, std::int32_t column, std::int32_t row, Size lattice) {
    const Rect room = roomAt(column, row);
    if (column + 1 < lattice.width)
        halls.push_back({room.right(), room.y + 1, roomAt(column + 1, row).x - room.right(), 1});
    if (row + 1 < lattice.height && mixed(column, row) % 3 != 0)
        halls.push_back({room.x + 2, room.bottom(), 1, roomAt(column, row + 1).y - room.bottom()});
}

} // namespace

Level syntheticMap(Size size) {
    Level level;
    level.id = "synthetic";
    level.tiles = Grid(size);
    const Size lattice{(size.width - 2) / pitch, (size.height - 2) / pitch};
    std::vector<Rect> halls;
    for (std::int32_t row = 0; row < lattice.height; ++row)
        for (std::int32_t column = 0; column < lattice.width; ++column) {
            const Rect room = roomAt(column, row);
            level.rooms.write().push_back({bornAt("room", room.topLeft()), RoomKind::Room, room, {}, {}, {}, {}});
            addThings(level, room, mixed(row, column));
            addHalls(halls, column, row, lattice);
        }
    // Walls first, floors over them: where two areas meet, the passage stays open.
    for (const auto& room : *level.rooms) level.tiles.fill(room.box.grown(1), Tile::Wall);
    for (const auto& hall : halls) level.tiles.fill(hall.grown(1), Tile::Wall);
    for (const auto& hall : halls) {
        level.tiles.fill(hall, Tile::Hall);
        level.tiles.set(hall.topLeft(), Tile::Door);
    }
    for (const auto& room : *level.rooms) level.tiles.fill(room.box, Tile::Floor);
    return level;
}

} // namespace delve::test
