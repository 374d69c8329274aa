#include "editor/drawing/first_person_growth.h"

#include <algorithm>
#include <array>

namespace delve::editor {
namespace {

struct Row {
    Tile tile;
    const char* part;
    std::uint32_t percent; ///< of the cells
    double height;
};

/// Rows of one tile follow one another: a cell has at most one of them.
constexpr std::array<Row, 12> rows{{
    {Tile::Land1, "growth-cactus", 5, 0.62},
    {Tile::Land1, "growth-dry-grass", 22, 0.34},
    {Tile::Land2, "growth-reeds", 52, 0.58},
    {Tile::Land3, "growth-snowy-fir", 11, 0.86},
    {Tile::Land3, "growth-drift", 26, 0.26},
    {Tile::Land4, "growth-boulder", 30, 0.5},
    {Tile::Land4, "growth-stones", 34, 0.24},
    {Tile::Land5, "growth-heather", 58, 0.36},
    {Tile::Land6, "growth-meadow", 60, 0.34},
    {Tile::Land6, "growth-bush", 7, 0.5},
    {Tile::Grass, "growth-grass", 26, 0.24},
    {Tile::Shallows, "growth-reeds", 6, 0.46},
}};

} // namespace

std::optional<Growth> growthOn(Tile tile, Cell at) {
    const auto drawn = mixed(at.x, at.y, 501);
    std::uint32_t percent = drawn % 100;
    for (const auto& row : rows) {
        if (row.tile != tile) continue;
        if (percent < row.percent) {
            const auto share = [drawn](int shift) { return 0.2 + 0.6 * (drawn >> shift & 255) / 255; };
            return Growth{row.part, row.height * (0.8 + 0.4 * (drawn >> 12 & 15) / 15), share(8), share(20)};
        }
        percent -= row.percent;
    }
    return {};
}

} // namespace delve::editor
