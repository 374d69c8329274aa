#include "generation/graph/links.h"
#include "playtest/measures/dead_ends.h"
#include "playtest/measures/holes.h"
#include "playtest/measures/values.h"

#include <algorithm>

/// Ways around: loops of the main region and of the rooms, and dead ends.
namespace delve::play {
namespace {

std::int64_t countDeadEnds(const Measured& level) {
    std::int64_t ends = 0;
    level.cells().forEach(CellMap::mainRegion,
                          [&](std::size_t index) { ends += countWaysOut(level.cells(), index) == 1 ? 1 : 0; });
    return ends;
}

} // namespace

/// Holes of the main region: 8-connected parts of all other cells that do not touch the border of the map, of at least
/// 3 cells, one of them opaque.
MeasureInfo loopsMeasure() {
    return {.id = "loops",
            .label = DELVE_TEXT("measure", "Loops"),
            .help = DELVE_TEXT("measure", "Ways around something: closed-in groups of at least 3 cells that are no "
                                          "ground and block the view. Higher values give more choice of ways."),
            .group = MeasureGroup::Loops,
            .unit = {},
            .common = true,
            .symmetric = true,
            .value = [](const Measured& level) -> MaybeValue {
                return level.mainRegionCount() > 0 ? whole(level.holes()) : MaybeValue();
            }};
}

/// Loops × 1000 ÷ cells of the main region.
MeasureInfo loopDensityMeasure() {
    return {.id = "loop-density",
            .label = DELVE_TEXT("measure", "Loop density"),
            .help =
                DELVE_TEXT("measure", "Loops for each 1000 cells of the main region. Higher values give more choice of "
                                      "ways."),
            .group = MeasureGroup::Loops,
            .unit = {},
            .common = true,
            .symmetric = true,
            .value = [](const Measured& level) -> MaybeValue {
                return level.mainRegionCount() > 0 ? perThousand(level.holes(), level.mainRegionCount()) : MaybeValue();
            }};
}

/// E − V + C: links − rooms + connected parts of the room graph.
MeasureInfo roomLoopsMeasure() {
    return {.id = "room-loops",
            .label = DELVE_TEXT("measure", "Loops of rooms"),
            .help = DELVE_TEXT("measure", "Links between rooms that could be closed with every room still connected. "
                                          "Higher values give more choice of ways."),
            .group = MeasureGroup::Loops,
            .unit = {},
            .common = true,
            .symmetric = true,
            .value = [](const Measured& level) -> MaybeValue {
                const auto& rooms = level.rooms();
                if (rooms.count() == 0) return {};
                const auto parts = componentsOf(rooms.count(), rooms.links());
                return whole(static_cast<std::int64_t>(rooms.links().size()) -
                             static_cast<std::int64_t>(rooms.count()) + std::ranges::max(parts) + 1);
            }};
}

/// Cells of the main region with one neighbour in it × 1000 ÷ cells of the main region.
MeasureInfo deadEndsMeasure() {
    return {.id = "dead-ends",
            .label = DELVE_TEXT("measure", "Dead ends"),
            .help = DELVE_TEXT("measure", "Cells with a single way out, for each 1000 cells of the main region. Higher "
                                          "values mean more walks that lead nowhere."),
            .group = MeasureGroup::Loops,
            .unit = {},
            .common = true,
            .symmetric = true,
            .value = [](const Measured& level) -> MaybeValue {
                return level.mainRegionCount() > 0 ? perThousand(countDeadEnds(level), level.mainRegionCount())
                                                   : MaybeValue();
            }};
}

} // namespace delve::play
