#pragma once

#include "editor/drawing/picture.h"
#include "generation/level/level.h"

#include <QImage>

#include <array>
#include <string>
#include <vector>

/// Levels with overlays, drawn for tests.
namespace delve::test {

inline constexpr int pixels = 12; ///< of a cell

/// Two rooms and a hall between them, with a start in the first; a third room is apart.
inline Level threeRooms() {
    Level level;
    level.tiles = Grid({30, 12});
    const std::array boxes = {Rect{2, 2, 5, 5}, Rect{14, 3, 6, 4}, Rect{24, 3, 4, 4}};
    for (const auto& box : boxes) {
        level.tiles.fill(box.grown(1), Tile::Wall);
        level.tiles.fill(box, Tile::Floor);
        level.rooms.write().push_back({bornAt("room", box.topLeft()), RoomKind::Room, box, {}, {}, {}, {}});
    }
    level.tiles.fill({7, 4, 7, 1}, Tile::Hall);
    level.halls = std::vector<Hall>{{0, 1, {{{7, 4}, 7, false}}, {}}};
    level.links = std::vector<Link>{{0, 1, LinkKind::Tree, {}}};
    level.things = std::vector<Thing>{{"start-3-3", ThingKind::Start, {3, 3}, {}, {}, {}}};
    BitGrid pins({30, 12});
    pins.setRun(8, 20, 4);
    level.pinned = pins;
    return level;
}

inline QImage drawn(const Level& level, const std::string& overlay = {}) {
    const std::vector<std::string> names =
        overlay.empty() ? std::vector<std::string>{} : std::vector<std::string>{overlay};
    return *editor::drawPicture(level, {}, pixels, names);
}

inline bool cellDiffers(const QImage& a, const QImage& b, Cell cell) {
    const QRect box(cell.x * pixels, cell.y * pixels, pixels, pixels);
    return a.copy(box) != b.copy(box);
}

} // namespace delve::test
