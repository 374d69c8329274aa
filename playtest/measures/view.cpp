#include "playtest/measures/samples.h"
#include "playtest/measures/values.h"
#include "playtest/sight/sight.h"

/// How much of a level is seen at once, from cells of the main region that a hash of the cell chooses (samples.h).
namespace delve::play {
namespace {

constexpr std::size_t areaSamples = 256;

} // namespace

/// Cells in sight, by Bresenham's lines within 30 cells (lines_of_sight.h), on average from up to 64 cells.
MeasureInfo sightMeasure() {
    return {.id = "sight",
            .label = DELVE_TEXT("measure", "Cells in sight"),
            .help =
                DELVE_TEXT("measure", "Cells in sight of a cell of the main region, on average. Higher values mean a "
                                      "more open view."),
            .group = MeasureGroup::Sight,
            .unit = units::cells,
            .value = [](const Measured& level) { return mean(level.sights()); }};
}

/// Standard deviation of these counts ÷ their mean.
MeasureInfo sightSpreadMeasure() {
    return {.id = "sight-spread",
            .label = DELVE_TEXT("measure", "Spread of sight"),
            .help = DELVE_TEXT("measure", "How much the number of cells in sight differs from place to place, compared "
                                          "with its mean. Higher values mean more change between narrow and wide."),
            .group = MeasureGroup::Sight,
            .unit = {},
            .value = [](const Measured& level) { return spread(level.sights()); }};
}

/// Cells seen by the rules of the game (sight.h) within 30 cells that can be seen through, and the cell itself, on
/// average from up to 256 cells.
MeasureInfo visibleAreaMeasure() {
    return {.id = "visible-area",
            .label = DELVE_TEXT("measure", "Visible area"),
            .help = DELVE_TEXT("measure", "Cells that a player with good light sees at once, on average. Higher values "
                                          "mean a more open view."),
            .group = MeasureGroup::Sight,
            .unit = units::cells,
            .value = [](const Measured& level) {
                const auto& map = level.cells();
                BitGrid seeThrough(map.size());
                map.forEach(CellMap::seeThrough, [&](std::size_t index) { seeThrough.set(map.cellAt(index)); });
                Sight sight;
                SeenCells seen;
                std::vector<std::int64_t> counts;
                for (const Cell cell : sampleOf(map, areaSamples)) {
                    if (level.stopped()) break;
                    sight.look(seeThrough, cell, Measured::sightRadius, seen);
                    std::int64_t cells = seeThrough.at(cell) ? 0 : 1;
                    for (auto y = seen.area().y; y < seen.area().bottom(); ++y)
                        for (auto x = seen.area().x; x < seen.area().right(); ++x)
                            cells += seen.at({x, y}) && seeThrough.at({x, y}) ? 1 : 0;
                    counts.push_back(cells);
                }
                return mean(counts);
            }};
}

} // namespace delve::play
