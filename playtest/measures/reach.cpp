#include "playtest/measures/values.h"

/// How much of a level can be walked on, and how much of that can be walked to.
namespace delve::play {

/// 4-connected parts of the walkable cells.
MeasureInfo regionsMeasure() {
    return {.id = "regions",
            .label = DELVE_TEXT("measure", "Regions"),
            .help = DELVE_TEXT("measure", "Connected parts of the walkable cells. More than one means that some cells "
                                          "cannot be walked to."),
            .group = MeasureGroup::Ground,
            .unit = {},
            .common = true,
            .symmetric = true,
            .value = [](const Measured& level) { return whole(static_cast<std::int64_t>(level.regions().count())); }};
}

/// Cells that player 1 can walk to from the start, down ledges only ÷ walkable cells.
MeasureInfo reachMeasure() {
    return {.id = "reach",
            .label = DELVE_TEXT("measure", "Reachable cells"),
            .help = DELVE_TEXT("measure", "Share of the walkable cells that player 1 can walk to from the start. Locks "
                                          "and barriers stop nobody here."),
            .group = MeasureGroup::Ground,
            .unit = units::percent,
            .common = true,
            .symmetric = true,
            .value = [](const Measured& level) -> MaybeValue {
                if (!level.fromStart()) return {};
                return percent(level.reachedCount(), level.walkableCount());
            }};
}

/// Walkable cells ÷ cells of the map.
MeasureInfo floorMeasure() {
    return {.id = "floor",
            .label = DELVE_TEXT("measure", "Floor density"),
            .help = DELVE_TEXT("measure", "Share of the map's cells that are walkable. Higher values mean a more open "
                                          "level."),
            .group = MeasureGroup::Ground,
            .unit = units::percent,
            .common = true,
            .symmetric = true,
            .value = [](const Measured& level) { return percent(level.walkableCount(), level.size().area()); }};
}

/// Cells of the largest region ÷ cells of the map.
MeasureInfo mainRegionMeasure() {
    return {.id = "main-region",
            .label = DELVE_TEXT("measure", "Main region"),
            .help = DELVE_TEXT("measure", "Share of the map's cells that belong to the largest region. "
                                          "Higher values mean a more open level."),
            .group = MeasureGroup::Ground,
            .unit = units::percent,
            .common = true,
            .symmetric = true,
            .value = [](const Measured& level) { return percent(level.mainRegionCount(), level.size().area()); }};
}

} // namespace delve::play
