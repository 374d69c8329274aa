#include "editor/tools/symmetry.h"

#include "generation/level/bit_runs.h"

#include <algorithm>
#include <cmath>

namespace delve::editor {
namespace {

Rect turnedQuarter(const Rect& area, SymmetryAxis axis) {
    return {(axis.x + axis.y) / 2 - (area.bottom() - 1), area.x + (axis.y - axis.x) / 2, area.height, area.width};
}

Rect flippedX(const Rect& area, SymmetryAxis axis) {
    return {axis.x - (area.right() - 1), area.y, area.width, area.height};
}

Rect flippedY(const Rect& area, SymmetryAxis axis) {
    return {area.x, axis.y - (area.bottom() - 1), area.width, area.height};
}

Rect turnedHalf(const Rect& area, SymmetryAxis axis) { return flippedX(flippedY(area, axis), axis); }

void add(std::vector<Rect>& images, const Rect& image) {
    if (std::ranges::find(images, image) == images.end()) images.push_back(image);
}

SymmetryAxis within(SymmetryAxis axis, Size size) {
    return {std::clamp(axis.x, 0, std::max(0, 2 * (size.width - 1))),
            std::clamp(axis.y, 0, std::max(0, 2 * (size.height - 1)))};
}

} // namespace

SymmetryAxis middleOf(Size size) { return {size.width - 1, size.height - 1}; }

SymmetryAxis axisThrough(Cell cell) { return {2 * cell.x, 2 * cell.y}; }

SymmetryAxis axisNear(QPointF place, Size size) {
    const auto near = [](double at, std::int32_t cells) {
        return static_cast<std::int32_t>(std::lround(2 * std::clamp(at, 0.0, double(cells)))) - 1;
    };
    return within({near(place.x(), size.width), near(place.y(), size.height)}, size);
}

QPointF placeOf(const SymmetryAxis& axis) { return {(axis.x + 1) / 2.0, (axis.y + 1) / 2.0}; }

SymmetryAxis axisOf(const ToolSettings& settings, Size size) {
    SymmetryAxis axis = settings.axis ? within(*settings.axis, size) : middleOf(size);
    if (settings.symmetry == Symmetry::QuarterTurns && ((axis.x ^ axis.y) & 1) != 0) --axis.y;
    return axis;
}

bool mirrorsAcross(Symmetry symmetry) { return symmetry != Symmetry::None && symmetry != Symmetry::Vertical; }

bool mirrorsDown(Symmetry symmetry) { return symmetry != Symmetry::None && symmetry != Symmetry::Horizontal; }

std::vector<Rect> mirrored(const Rect& area, Symmetry symmetry, SymmetryAxis axis) {
    std::vector<Rect> images{area};
    if (symmetry == Symmetry::Horizontal || symmetry == Symmetry::Both) add(images, flippedX(area, axis));
    if (symmetry == Symmetry::Vertical || symmetry == Symmetry::Both) add(images, flippedY(area, axis));
    if (symmetry == Symmetry::Both) add(images, turnedHalf(area, axis));
    if (symmetry == Symmetry::QuarterTurns) {
        const Rect quarter = turnedQuarter(area, axis);
        add(images, quarter);
        add(images, turnedHalf(area, axis));
        add(images, turnedHalf(quarter, axis));
    }
    return images;
}

BitGrid withImages(const BitGrid& cells, Symmetry symmetry, SymmetryAxis axis, const MustStop& stopped) {
    if (symmetry == Symmetry::None) return cells;
    const Size size = cells.size();
    BitGrid all(size);
    for (std::int32_t y = 0; y < size.height; ++y) {
        if (y % 64 == 0 && stopped && stopped()) break;
        forEachRun(cells.row(y), size.width, [&](std::int32_t from, std::int32_t to) {
            for (const auto& image : mirrored({from, y, to - from, 1}, symmetry, axis)) {
                const Rect inside = image.intersected(wholeOf(size));
                for (auto row = inside.y; row < inside.bottom(); ++row) all.setRun(row, inside.x, inside.width);
            }
        });
    }
    return all;
}

} // namespace delve::editor
