#include "editor/drawing/wall_patterns.h"

#include "editor/drawing/pattern_noise.h"

#include <algorithm>
#include <array>
#include <cstdint>
#include <cstdlib>

namespace delve::editor {
namespace {

constexpr int side = patternSide;

/// Walls are darker where they meet floor and ceiling.
int corner(int y) { return -std::max({0, 10 - y, (y - (side - 14)) * 2 - 2}) * 2; }

struct Courses {
    int height = 16;
    int width = 32;
    int mortar = 2;
    int difference = 9; ///< from stone to stone
    int rough = 7;
    std::uint32_t salt = 1;
};

/// Where a pixel lies in its stone, and which stone that is.
struct InStone {
    int x, y, column, row;
};

InStone stoneAt(int x, int y, const Courses& courses) {
    const int row = y / courses.height;
    const int shifted = (x + (row % 2) * courses.width / 2) % side;
    return {shifted % courses.width, y % courses.height, shifted / courses.width, row};
}

QRgb courseAt(int x, int y, QRgb colour, const Courses& courses) {
    const auto stone = stoneAt(x, y, courses);
    const int rough = grain(x, y, courses.salt, courses.rough) + cloud(x, y, 8, courses.salt + 7, courses.rough);
    if (stone.x < courses.mortar || stone.y < courses.mortar) return brighter(colour, -52 + rough / 2 + corner(y));
    int by = grain(stone.column, stone.row, courses.salt + 3, courses.difference) + rough + corner(y);
    if (stone.y == courses.mortar) by += 16;
    if (stone.x == courses.mortar) by += 9;
    if (stone.y == courses.height - 1) by -= 18;
    if (stone.x == courses.width - 1) by -= 12;
    return brighter(colour, by);
}

Pattern courses(QRgb colour, const Courses& shape) {
    return pattern([&](int x, int y) { return courseAt(x, y, colour, shape); });
}

constexpr QRgb wood = 0xff8b5a2b;
constexpr QRgb darkWood = 0xff4f331a;
constexpr QRgb iron = 0xff4a4c52;

QRgb woodAt(int x, int y, QRgb colour, int plank) {
    const int inPlank = x % plank;
    const int fibre =
        cloud(x * 4 % side, y, 16, 31, 9) + grain(x, y / 9, 32 + static_cast<std::uint32_t>(x / plank), 5);
    if (inPlank == 0) return brighter(colour, -48);
    return brighter(colour,
                    fibre + grain(x / plank, 0, 33, 8) + (inPlank == 1 ? 10 : 0) - (inPlank == plank - 1 ? 12 : 0));
}

/// Iron across the planks, with nails.
bool isBand(int y) { return (y >= 17 && y < 22) || (y >= 47 && y < 52); }

QRgb ironAt(int x, int y, int top) {
    const bool nail = x % 10 >= 4 && x % 10 <= 5 && y - top >= 1 && y - top <= 3;
    return brighter(iron, (nail ? 45 : 0) + (y == top ? 22 : 0) - (y == top + 4 ? 25 : 0) + grain(x, y, 41, 6));
}

constexpr int framed = 6; ///< how wide the frame of a door is

QRgb frameAt(int x, int y, QRgb colour) {
    const int edge = std::min({x, side - 1 - x, y});
    return brighter(colour, (edge == framed - 1 ? -40 : 0) + (edge == 0 ? -20 : 0) + (edge == 1 ? 14 : 0) +
                                cloud(x, y, 8, 51, 10) + grain(x, y, 52, 4));
}

bool isFrame(int x, int y) { return x < framed || x >= side - framed || y < framed; }

QRgb doorAt(int x, int y, QRgb planks) {
    if (isFrame(x, y)) return frameAt(x, y, darkWood);
    if (isBand(y)) return ironAt(x, y, y < 30 ? 17 : 47);
    const int dx = x - 49;
    const int dy = y - 35;
    const int ring = dx * dx + dy * dy;
    if (ring >= 6 && ring <= 14) return brighter(0xffb9a06a, dy < 0 ? 15 : -15);
    return brighter(woodAt(x, y, planks, 9), y == framed || x == framed ? -35 : 0);
}

/// A house's door has a small window.
QRgb houseDoorAt(int x, int y) {
    const bool window = x >= 22 && x < 42 && y >= 14 && y < 30;
    if (!window || isFrame(x, y)) return doorAt(x, y, 0xff7b4a2a);
    const bool bar = x == 22 || x == 41 || y == 14 || y == 29 || x == 31 || x == 32 || y == 21 || y == 22;
    return bar ? brighter(darkWood, grain(x, y, 55, 5)) : brighter(0xffe8b860, cloud(x, y, 8, 56, 18));
}

/// A portcullis in front of daylight.
QRgb gateAt(int x, int y, QRgb colour) {
    if (isFrame(x, y)) return frameAt(x, y, brighter(colour, -35));
    const int upright = (x - framed) % 9;
    const int cross = (y - framed) % 13;
    if (upright < 3) return brighter(iron, upright == 0 ? 35 : upright == 2 ? -25 : 5);
    if (cross < 3) return brighter(iron, cross == 0 ? 30 : cross == 2 ? -25 : 0);
    return brighter(colour, 20 - (side - y) / 2 + cloud(x, y, 16, 61, 14));
}

/// Bars, with nothing between them.
QRgb grateAt(int x, int y) {
    const int upright = x % 11;
    const int cross = y % 22;
    if (upright < 3) return brighter(iron, upright == 0 ? 35 : upright == 2 ? -25 : 5);
    if (cross >= 8 && cross < 11) return brighter(iron, cross == 8 ? 30 : cross == 10 ? -25 : 0);
    return 0;
}

QRgb goldenAt(int x, int y, QRgb colour) {
    if (isFrame(x, y)) return brighter(colour, (x + y) % 8 < 2 ? -35 : -12 + grain(x, y, 71, 8));
    const int dx = x - side / 2;
    const int dy = (y - 40) * 2 / 3;
    const int glow = std::max(0, 70 - (dx * dx + dy * dy) / 10);
    const bool star = std::abs(dx) + std::abs(y - 30) < 7 || (std::abs(dx) < 2 && std::abs(y - 30) < 13) ||
                      (std::abs(y - 30) < 2 && std::abs(dx) < 13);
    return brighter(star ? 0xfffff3c0 : colour, star ? 0 : glow - 30 + cloud(x, y, 8, 72, 9));
}

/// Books, jars and gaps on the boards of a shelf.
QRgb shelfAt(int x, int y, QRgb colour) {
    const int board = y % 16;
    if (board < 3 || x < 3 || x >= side - 3) return woodAt(x, y, brighter(colour, board == 0 ? 12 : -8), side);
    const auto piece = mixed(x / 5, y / 16, 65);
    const int height = 5 + static_cast<int>(piece % 8);
    if (16 - board > height || piece % 7 == 0) return brighter(colour, -72 + grain(x, y, 66, 4));
    constexpr std::array<QRgb, 4> spines{0xff7a3b34, 0xff3f5a6b, 0xff6d6a44, 0xff8a6f4a};
    return brighter(spines[piece / 8 % spines.size()], (x % 5 == 0 ? -38 : x % 5 == 1 ? 14 : 0) + grain(x, y, 67, 5));
}

} // namespace

Pattern wallPattern(Tile tile, QRgb colour) {
    switch (tile) {
    case Tile::Door: return pattern([](int x, int y) { return doorAt(x, y, wood); });
    case Tile::HouseDoor: return pattern(houseDoorAt);
    case Tile::Gate: return pattern([&](int x, int y) { return gateAt(x, y, colour); });
    case Tile::GoldenExit: return pattern([&](int x, int y) { return goldenAt(x, y, colour); });
    case Tile::Wall: return courses(0xff8f8b84, {});
    case Tile::HouseWall: return courses(colour, {8, 16, 1, 10, 6, 4});
    case Tile::Grate: return pattern(grateAt);
    case Tile::Bridge: return pattern([&](int x, int y) { return shelfAt(x, y, colour); });
    case Tile::SecretDoor: return courses(0xff8f8b84, {});
    case Tile::Void:
    case Tile::Floor:
    case Tile::Hall:
    case Tile::OpenDoor:
    case Tile::Road:
    case Tile::Grass:
    case Tile::Water:
    case Tile::Forest:
    case Tile::Mountain:
    case Tile::Land1:
    case Tile::Land2:
    case Tile::Land3:
    case Tile::Land4:
    case Tile::Land5:
    case Tile::Land6:
    case Tile::Shallows:
    case Tile::Rubble:
    case Tile::Chasm:
    case Tile::Lava:
    case Tile::Pillar:
    case Tile::LedgeNorth:
    case Tile::LedgeEast:
    case Tile::LedgeSouth:
    case Tile::LedgeWest: break;
    }
    return courses(colour, {16, 16, 2, 8, 6, 5}); // also a world's own tiles
}

Pattern jambPattern(QRgb colour) { return courses(brighter(colour, 12), {21, 32, 2, 6, 5, 11}); }

Pattern openDoorPattern() {
    return pattern([](int x, int y) { return isFrame(x, y) ? frameAt(x, y, darkWood) : QRgb{0}; });
}

Pattern ceilingPattern() { return courses(0xff5b5650, {32, 32, 1, 6, 6, 21}); }

Pattern merlonPattern(QRgb colour) {
    constexpr int low = side - 9;
    constexpr int high = side - 22;
    return pattern([=](int x, int y) {
        const bool stone = y >= low || (y >= high && x % 32 < 19);
        if (!stone) return QRgb{0};
        const bool rim = y == low || y == high || x % 32 == 0;
        return brighter(courseAt(x, y, colour, {16, 32, 2, 9, 7, 1}), rim ? 12 : -corner(y));
    });
}

Pattern roofPattern(QRgb colour) {
    constexpr int ridge = side - 34;
    constexpr int tile = 6;
    return pattern([=](int x, int y) {
        if (y < ridge) return QRgb{0};
        if (y >= side - 4) return brighter(darkWood, grain(x, y, 75, 6) + (y == side - 4 ? 20 : -10)); // the eaves
        const int row = (y - ridge) / tile;
        const int inTile = (x + row % 2 * 4) % 8;
        const int lit = y < ridge + 2 ? 22 : 0;
        const int edge = (y - ridge) % tile == tile - 1 || inTile == 0 ? -34 : 0;
        return brighter(colour,
                        lit + edge - 14 + row * 2 + grain((x + row % 2 * 4) / 8, row, 76, 12) + grain(x, y, 77, 4));
    });
}

} // namespace delve::editor
