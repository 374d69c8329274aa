#include "playtest/measures/values.h"

#include <algorithm>
#include <cstdint>
#include <numeric>

/// Rooms, links, cells and steps without which a level falls apart. See room_cuts.h and cut_off.h.
namespace delve::play {
namespace {

std::int64_t sumOf(const std::vector<std::uint32_t>& numbers) {
    return std::accumulate(numbers.begin(), numbers.end(), std::int64_t{0});
}

std::int64_t countChokes(const std::vector<std::uint32_t>& cuts) {
    return std::ranges::count_if(cuts, [](auto lost) { return lost > 0; });
}

std::int64_t roomCount(const Measured& level) { return static_cast<std::int64_t>(level.rooms().count()); }

bool hasCuts(const Measured& level) { return level.isSearchable() && level.mainRegionCount() > 0; }

} // namespace

/// Cut vertices of the room graph.
MeasureInfo chokepointsMeasure() {
    return {.id = "chokepoints",
            .label = DELVE_TEXT("measure", "Chokepoints"),
            .help = DELVE_TEXT("measure", "Rooms without which others could not be reached. Higher values leave less "
                                          "choice of ways."),
            .group = MeasureGroup::Links,
            .unit = units::rooms,
            .symmetric = true,
            .value = [](const Measured& level) -> MaybeValue {
                if (roomCount(level) == 0) return {};
                return whole(countChokes(level.roomCuts().byRoom));
            }};
}

/// The sum, over all chokepoints, of the rooms that cannot reach the largest rest without it ÷ rooms.
MeasureInfo chokeWeightMeasure() {
    return {.id = "chokepoint-weight",
            .label = DELVE_TEXT("measure", "Weight of chokepoints"),
            .help = DELVE_TEXT("measure", "The sum of what each chokepoint cuts off, as a share of the rooms. Higher "
                                          "values mean that more hangs on single rooms."),
            .group = MeasureGroup::Links,
            .unit = {},
            .symmetric = true,
            .value = [](const Measured& level) { return ratio(sumOf(level.roomCuts().byRoom), roomCount(level)); }};
}

/// Links of the room graph without which it has one more part.
MeasureInfo bridgesMeasure() {
    return {.id = "bridges",
            .label = DELVE_TEXT("measure", "Bridges"),
            .help = DELVE_TEXT("measure", "Links between rooms that are the only way. Higher values leave less choice "
                                          "of ways."),
            .group = MeasureGroup::Links,
            .unit = {},
            .symmetric = true,
            .value = [](const Measured& level) -> MaybeValue {
                if (roomCount(level) == 0) return {};
                return whole(static_cast<std::int64_t>(level.roomCuts().byBridge.size()));
            }};
}

/// The sum, over all bridges, of the rooms on the smaller side ÷ rooms.
MeasureInfo bridgeWeightMeasure() {
    return {.id = "bridge-weight",
            .label = DELVE_TEXT("measure", "Weight of bridges"),
            .help = DELVE_TEXT("measure", "The sum of the rooms behind each bridge, as a share of the rooms. Higher "
                                          "values mean that more hangs on single links."),
            .group = MeasureGroup::Links,
            .unit = {},
            .symmetric = true,
            .value = [](const Measured& level) { return ratio(sumOf(level.roomCuts().byBridge), roomCount(level)); }};
}

/// Cells of the main region outside its largest biconnected component ÷ cells of the main region.
MeasureInfo cutGroundMeasure() {
    return {.id = "cut-ground",
            .label = DELVE_TEXT("measure", "Ground behind cut cells"),
            .help =
                DELVE_TEXT("measure", "Share of the main region that a single blocked cell can cut off from the main "
                                      "part. Higher values mean more ground with only one way in."),
            .group = MeasureGroup::Loops,
            .unit = units::percent,
            .symmetric = true,
            .value = [](const Measured& level) -> MaybeValue {
                if (!hasCuts(level)) return {};
                return percent(level.mainRegionCount() - level.mainRegionCuts().largestBlock, level.mainRegionCount());
            }};
}

/// Cut vertices of the main region × 1000 ÷ cells of the main region.
MeasureInfo chokeCellsMeasure() {
    return {.id = "choke-cells",
            .label = DELVE_TEXT("measure", "Choke cells"),
            .help = DELVE_TEXT("measure", "Cells without which others could not be reached, for each 1000 cells of the "
                                          "main region. Higher values leave less choice of ways."),
            .group = MeasureGroup::Loops,
            .unit = {},
            .symmetric = true,
            .value = [](const Measured& level) -> MaybeValue {
                if (!hasCuts(level)) return {};
                return perThousand(countChokes(level.mainRegionCuts().byPlace), level.mainRegionCount());
            }};
}

/// The sum, over all choke cells, of the cells that cannot reach the largest rest without it ÷ cells of the main
/// region.
MeasureInfo chokeCellWeightMeasure() {
    return {.id = "choke-cell-weight",
            .label = DELVE_TEXT("measure", "Weight of choke cells"),
            .help = DELVE_TEXT("measure", "How many choke cells part a cell from most of the main region, on average. "
                                          "Higher values mean more ground behind one narrow place after another."),
            .group = MeasureGroup::Loops,
            .unit = {},
            .symmetric = true,
            .value = [](const Measured& level) -> MaybeValue {
                if (!hasCuts(level)) return {};
                return ratio(sumOf(level.mainRegionCuts().byPlace), level.mainRegionCount());
            }};
}

/// Steps between two cells of the main region without which it has one more part × 1000 ÷ cells of the main region.
MeasureInfo bridgeStepsMeasure() {
    return {.id = "bridge-steps",
            .label = DELVE_TEXT("measure", "Bridges of cells"),
            .help =
                DELVE_TEXT("measure", "Steps from cell to cell that are the only way, for each 1000 cells of the main "
                                      "region. Higher values mean more narrow halls without a way around."),
            .group = MeasureGroup::Loops,
            .unit = {},
            .symmetric = true,
            .value = [](const Measured& level) -> MaybeValue {
                if (!hasCuts(level)) return {};
                return perThousand(static_cast<std::int64_t>(level.mainRegionCuts().byBridge.size()),
                                   level.mainRegionCount());
            }};
}

/// The sum, over all these steps, of the cells on the smaller side ÷ cells of the main region.
MeasureInfo bridgeStepWeightMeasure() {
    return {.id = "bridge-step-weight",
            .label = DELVE_TEXT("measure", "Weight of cell bridges"),
            .help =
                DELVE_TEXT("measure", "How many bridges of cells part a cell from the larger side, on average. Higher "
                                      "values mean more ground behind long narrow halls."),
            .group = MeasureGroup::Loops,
            .unit = {},
            .symmetric = true,
            .value = [](const Measured& level) -> MaybeValue {
                if (!hasCuts(level)) return {};
                return ratio(sumOf(level.mainRegionCuts().byBridge), level.mainRegionCount());
            }};
}

} // namespace delve::play
