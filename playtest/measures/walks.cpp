#include "playtest/measures/detours.h"
#include "playtest/measures/longest_walk.h"
#include "playtest/measures/values.h"

/// How long walks over the main region are. Both searches are exact, or have no value (visit_budget.h).
namespace delve::play {

/// The most steps between the two cells of a thin wall (detours.h): two cells of the main region in a row or a column
/// with one cell between them that can be neither walked nor seen through.
MeasureInfo worstDetourMeasure() {
    return {.id = "worst-detour",
            .label = DELVE_TEXT("measure", "Worst detour"),
            .help = DELVE_TEXT("measure", "The longest walk between two cells that are only one wall apart. Higher "
                                          "values mean a longer way to a place next door."),
            .group = MeasureGroup::Length,
            .unit = units::steps,
            .symmetric = true,
            .value = [](const Measured& level) -> MaybeValue {
                if (!level.isSearchable() || level.mainRegionCount() == 0) return {};
                const auto walls = findThinWalls(level.cells(), level.mainRegion());
                if (walls.empty()) return {};
                VisitBudget budget(level.mainRegionCount());
                const auto worst = worstDetour(level.mainRegion(), walls, budget, [&] { return level.stopped(); });
                return worst ? whole(*worst) : MaybeValue();
            }};
}

/// Thin walls × 1000 ÷ cells of the main region.
MeasureInfo thinWallsMeasure() {
    return {.id = "thin-walls",
            .label = DELVE_TEXT("measure", "Thin walls"),
            .help =
                DELVE_TEXT("measure", "Pairs of cells that are one wall apart, for each 1000 cells of the main region. "
                                      "Higher values mean a denser level."),
            .group = MeasureGroup::Length,
            .unit = {},
            .symmetric = true,
            .value = [](const Measured& level) {
                return perThousand(countThinWalls(level.cells()), level.mainRegionCount());
            }};
}

/// The most steps between two cells of the main region ÷ (width + height).
MeasureInfo longestWalkMeasure() {
    return {.id = "longest-walk",
            .label = DELVE_TEXT("measure", "Longest walk"),
            .help =
                DELVE_TEXT("measure", "The longest of the shortest walks between two cells, compared with width plus "
                                      "height of the map. Higher values mean longer ways."),
            .group = MeasureGroup::Length,
            .unit = {},
            .symmetric = true,
            .value = [](const Measured& level) -> MaybeValue {
                if (!level.isSearchable() || level.mainRegionCount() == 0) return {};
                VisitBudget budget(level.mainRegionCount());
                const auto longest = longestWalk(level.mainRegion(), budget, [&] { return level.stopped(); });
                return longest ? ratio(*longest, std::int64_t{level.size().width} + level.size().height) : MaybeValue();
            }};
}

} // namespace delve::play
