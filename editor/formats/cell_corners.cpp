#include "editor/formats/cell_corners.h"

#include <algorithm>
#include <array>
#include <set>

namespace delve::editor {

std::vector<Cell> cornersOf(std::span<const Run> shape) {
    std::set<std::pair<std::int32_t, std::int32_t>> cells; // y, x: the first is a top left corner
    for (const auto& run : shape)
        for (std::int32_t i = 0; i < run.length; ++i)
            cells.insert(run.down ? std::pair{run.at.y + i, run.at.x} : std::pair{run.at.y, run.at.x + i});
    if (cells.empty()) return {};
    // Walks along the grid with the area to its right. Of a corner at (x, y), the cells around it by direction: which
    // one lies ahead to the left, and which to the right.
    constexpr std::array<Cell, 4> steps{{{1, 0}, {0, 1}, {-1, 0}, {0, -1}}}; // east, south, west, north
    constexpr std::array<Cell, 4> rightOf{{{0, 0}, {-1, 0}, {-1, -1}, {0, -1}}};
    constexpr std::array<Cell, 4> leftOf{{{0, -1}, {0, 0}, {-1, 0}, {-1, -1}}};
    const auto has = [&](Cell corner, Cell offset) {
        return cells.contains({corner.y + offset.y, corner.x + offset.x});
    };
    const Cell start{cells.begin()->second, cells.begin()->first};
    std::vector<Cell> corners{start};
    std::size_t direction = 0;
    Cell at = start;
    do {
        at = {at.x + steps[direction].x, at.y + steps[direction].y};
        if (has(at, rightOf[direction]) && !has(at, leftOf[direction])) continue;
        corners.push_back(at);
        direction = (direction + (has(at, rightOf[direction]) ? 3 : 1)) % 4;
    } while (at != start);
    if (corners.back() == start) corners.pop_back();
    return corners;
}

} // namespace delve::editor
