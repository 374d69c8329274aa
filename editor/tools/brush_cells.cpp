#include "editor/tools/brush_cells.h"

#include <algorithm>
#include <cstdlib>

namespace delve::editor {
namespace {

Cell topLeftOf(Cell cell, int size) { return cell - Cell{(size - 1) / 2, (size - 1) / 2}; }

/// How many cells at each end of a row of a brush are left out: those further from its middle than its radius, less a
/// quarter of a cell so that small circles have no corners. In half cells, so that all of it is whole numbers.
int leftOut(BrushForm form, int size, int row) {
    if (form == BrushForm::Square) return 0;
    const int down = 2 * row - (size - 1);
    int x = 0;
    const auto outside = [&](int column) {
        const int across = 2 * column - (size - 1);
        return 4 * (across * across + down * down) > (2 * size - 1) * (2 * size - 1);
    };
    while (2 * x < size - 1 && outside(x)) ++x;
    return x;
}

} // namespace

std::vector<Run> brushAt(Cell cell, BrushForm form, int size) {
    const int side = std::clamp(size, 1, ToolSettings::largestBrush);
    const Cell first = topLeftOf(cell, side);
    std::vector<Run> runs;
    for (int row = 0; row < side; ++row) {
        const int out = leftOut(form, side, row);
        runs.push_back({{first.x + out, first.y + row}, side - 2 * out, false});
    }
    return runs;
}

Outline brushOutline(Cell cell, BrushForm form, int size) {
    const int side = std::clamp(size, 1, ToolSettings::largestBrush);
    Outline outline{topLeftOf(cell, side), BitGrid({side, side})};
    for (const auto& run : brushAt(cell, form, side))
        outline.cells.setRun(run.at.y - outline.at.y, run.at.x - outline.at.x, run.length);
    return outline;
}

std::vector<Cell> lineBetween(Cell from, Cell to) {
    const std::int32_t across = std::abs(to.x - from.x);
    const std::int32_t down = std::abs(to.y - from.y);
    const std::int32_t stepX = from.x < to.x ? 1 : -1;
    const std::int32_t stepY = from.y < to.y ? 1 : -1;
    std::int32_t error = across - down;
    std::vector<Cell> line{from};
    while (line.back() != to) {
        Cell next = line.back();
        const std::int32_t twice = 2 * error;
        if (twice > -down) error -= down, next.x += stepX;
        if (twice < across) error += across, next.y += stepY;
        line.push_back(next);
    }
    return line;
}

} // namespace delve::editor
