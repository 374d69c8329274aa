#include "playtest/measures/values.h"

#include <algorithm>
#include <array>

/// How narrow and how open the main region is.
namespace delve::play {
namespace {

/// Cells of the main region for which `is` holds ÷ cells of the main region.
template <class Is>
MaybeValue shareOfMainRegion(const Measured& level, Is is) {
    const auto& map = level.cells();
    std::int64_t cells = 0;
    map.forEach(CellMap::mainRegion, [&](std::size_t index) { cells += is(map, index) ? 1 : 0; });
    return percent(cells, level.mainRegionCount());
}

bool isOpen(const CellMap& map, std::size_t index, std::ptrdiff_t step) {
    return map.is(beside(index, step), CellMap::walkable);
}

bool isNarrow(const CellMap& map, std::size_t index) {
    return (!isOpen(map, index, -1) && !isOpen(map, index, 1)) ||
           (!isOpen(map, index, -map.down()) && !isOpen(map, index, map.down()));
}

/// Is every cell within so many columns and rows of the main region?
bool isAmidRegion(const CellMap& map, std::size_t index, std::ptrdiff_t margin) {
    for (auto row = -margin; row <= margin; ++row)
        for (auto column = -margin; column <= margin; ++column)
            if (!map.is(beside(index, row * map.down() + column), CellMap::mainRegion)) return false;
    return true;
}

struct HallCells {
    std::int64_t straight = 0;
    std::int64_t bends = 0;

    /// Counts a cell with two walkable neighbours: straight where they are opposite; a bend where the cell between them
    /// cannot be walked on, or else it is the corner of a room.
    void add(const CellMap& map, std::size_t index) {
        const bool north = isOpen(map, index, -map.down()), south = isOpen(map, index, map.down());
        const bool west = isOpen(map, index, -1), east = isOpen(map, index, 1);
        if (north + south + west + east != 2) return;
        if (north == south) ++straight;
        else if (!isOpen(map, index, (north ? -map.down() : map.down()) + (west ? -1 : 1))) ++bends;
    }
};

} // namespace

/// Cells of the main region of which both neighbours in the row, or both in the column, cannot be walked on ÷ cells of
/// the main region.
MeasureInfo narrowMeasure() {
    return {.id = "narrow",
            .label = DELVE_TEXT("measure", "Ground in narrow halls"),
            .help = DELVE_TEXT("measure",
                               "Share of the main region that is one cell wide. Higher values mean more halls and "
                               "less room."),
            .group = MeasureGroup::Shapes,
            .unit = units::percent,
            .symmetric = true,
            .value = [](const Measured& level) { return shareOfMainRegion(level, isNarrow); }};
}

/// Cells of the main region with all eight around them in it ÷ cells of the main region.
MeasureInfo open3Measure() {
    return {.id = "open-3x3",
            .label = DELVE_TEXT("measure", "Open ground 3×3"),
            .help = DELVE_TEXT("measure", "Share of the main region with nothing but it in the 3 × 3 cells around it. "
                                          "Higher values mean wider rooms."),
            .group = MeasureGroup::Shapes,
            .unit = units::percent,
            .symmetric = true,
            .value = [](const Measured& level) {
                return shareOfMainRegion(level, [](auto& map, auto index) { return isAmidRegion(map, index, 1); });
            }};
}

/// The same with all 24 within two columns and rows.
MeasureInfo open5Measure() {
    return {.id = "open-5x5",
            .label = DELVE_TEXT("measure", "Open ground 5×5"),
            .help = DELVE_TEXT("measure", "Share of the main region with nothing but it in the 5 × 5 cells around it. "
                                          "Higher values mean wider rooms."),
            .group = MeasureGroup::Shapes,
            .unit = units::percent,
            .symmetric = true,
            .value = [](const Measured& level) {
                return shareOfMainRegion(level, [](auto& map, auto index) { return isAmidRegion(map, index, 2); });
            }};
}

/// Straight cells of halls ÷ straight cells and bends, among the walkable cells with two walkable neighbours.
MeasureInfo straightnessMeasure() {
    return {.id = "straightness",
            .label = DELVE_TEXT("measure", "Straightness of halls"),
            .help = DELVE_TEXT("measure", "Share of the cells of narrow halls that go straight on. At 100 %, no hall "
                                          "bends."),
            .group = MeasureGroup::Shapes,
            .unit = units::percent,
            .symmetric = true,
            .value = [](const Measured& level) {
                HallCells cells;
                const auto& map = level.cells();
                map.forEach(CellMap::walkable, [&](std::size_t index) { cells.add(map, index); });
                return percent(cells.straight, cells.straight + cells.bends);
            }};
}

/// Of the walkable cells those whose mirror image is walkable too ÷ walkable cells; the best of the axes: upright,
/// level, and the two diagonals of a square map.
MeasureInfo symmetryMeasure() {
    return {.id = "symmetry",
            .label = DELVE_TEXT("measure", "Symmetry"),
            .help = DELVE_TEXT("measure", "Share of the walkable cells whose mirror image is walkable, for the best "
                                          "axis. At 100 %, the level is its own mirror image."),
            .group = MeasureGroup::Ground,
            .unit = units::percent,
            .symmetric = true,
            .value = [](const Measured& level) {
                const auto& map = level.cells();
                const auto right = map.size().width - 1, low = map.size().height - 1;
                std::array<std::int64_t, 4> alike{};
                map.forEach(CellMap::walkable, [&](std::size_t index) {
                    const auto [x, y] = map.cellAt(index);
                    const auto add = [&](std::size_t axis, Cell image) {
                        alike.at(axis) += map.at(image) & CellMap::walkable;
                    };
                    add(0, {right - x, y});
                    add(1, {x, low - y});
                    if (right != low) return;
                    add(2, {y, x});
                    add(3, {right - y, right - x});
                });
                return percent(std::ranges::max(alike), level.walkableCount());
            }};
}

} // namespace delve::play
