#include "playtest/measures/values.h"

#include <algorithm>
#include <numeric>

/// Rooms, links and cells without which a level falls apart. See cut_off.h.
namespace delve::play {
namespace {

std::int64_t sumOf(const std::vector<std::uint32_t>& numbers) {
    return std::accumulate(numbers.begin(), numbers.end(), std::int64_t{0});
}

std::int64_t roomCount(const Measured& level) { return static_cast<std::int64_t>(level.rooms().count()); }

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
                const auto& cuts = level.roomCuts().byPlace;
                return whole(std::ranges::count_if(cuts, [](auto rooms) { return rooms > 0; }));
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
            .value = [](const Measured& level) { return ratio(sumOf(level.roomCuts().byPlace), roomCount(level)); }};
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
                if (!level.isSearchable() || level.mainRegionCount() == 0) return {};
                return percent(level.mainRegionCount() - level.mainRegionCuts().largestBlock, level.mainRegionCount());
            }};
}

} // namespace delve::play
