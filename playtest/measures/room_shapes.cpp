#include "playtest/measures/values.h"

#include <algorithm>

/// How large rooms are, and what they look like: those of the level's list, and those that the ground shows.
namespace delve::play {

/// Walkable cells in rooms of the list ÷ rooms.
MeasureInfo roomSizeMeasure() {
    return {.id = "room-size",
            .label = DELVE_TEXT("measure", "Mean room size"),
            .help = DELVE_TEXT("measure", "Walkable cells of the level's rooms, on average."),
            .group = MeasureGroup::Shapes,
            .unit = units::cells,
            .symmetric = true,
            .value = [](const Measured& level) { return mean(level.rooms().sizes()); }};
}

/// Standard deviation of these sizes ÷ their mean.
MeasureInfo roomSizeSpreadMeasure() {
    return {.id = "room-size-spread",
            .label = DELVE_TEXT("measure", "Spread of room sizes"),
            .help =
                DELVE_TEXT("measure", "How much the sizes of the level's rooms differ, compared with their mean. At "
                                      "0, all are equally large."),
            .group = MeasureGroup::Shapes,
            .unit = {},
            .symmetric = true,
            .value = [](const Measured& level) { return spread(level.rooms().sizes()); }};
}

/// The lower middle of the sizes of the found rooms, see found_rooms.h.
MeasureInfo medianRoomMeasure() {
    return {.id = "median-room",
            .label = DELVE_TEXT("measure", "Median room"),
            .help =
                DELVE_TEXT("measure", "Half of the rooms that the ground shows have at most this many cells. Higher "
                                      "values mean larger rooms."),
            .group = MeasureGroup::Shapes,
            .unit = units::cells,
            .symmetric = true,
            .value = [](const Measured& level) -> MaybeValue {
                const auto& sizes = level.foundRooms().sizes;
                return sizes.empty() ? MaybeValue() : whole(sizes[(sizes.size() - 1) / 2]);
            }};
}

/// The least size that nine of ten found rooms do not exceed.
MeasureInfo largeRoomMeasure() {
    return {.id = "large-room",
            .label = DELVE_TEXT("measure", "90 % room"),
            .help =
                DELVE_TEXT("measure", "Nine of ten of the rooms that the ground shows have at most this many cells. "
                                      "Higher values mean larger rooms."),
            .group = MeasureGroup::Shapes,
            .unit = units::cells,
            .symmetric = true,
            .value = [](const Measured& level) -> MaybeValue {
                const auto& sizes = level.foundRooms().sizes;
                return sizes.empty() ? MaybeValue() : whole(sizes[(9 * sizes.size() + 9) / 10 - 1]);
            }};
}

/// Corners of the outlines of the found rooms × 100 ÷ edges of cells on them.
MeasureInfo cornersMeasure() {
    return {.id = "corners",
            .label = DELVE_TEXT("measure", "Corners of rooms"),
            .help = DELVE_TEXT("measure", "Corners for each 100 edges of cells along the outlines of rooms. Higher "
                                          "values mean rougher outlines."),
            .group = MeasureGroup::Shapes,
            .unit = {},
            .symmetric = true,
            .value = [](const Measured& level) {
                return ratio(100 * level.foundRooms().corners, level.foundRooms().edges);
            }};
}

/// Cells of the found rooms that fill their box ÷ cells of all found rooms.
MeasureInfo rectanglesMeasure() {
    return {.id = "rectangles",
            .label = DELVE_TEXT("measure", "Plain rectangles"),
            .help = DELVE_TEXT("measure", "Share of the cells of rooms that lie in plain rectangles. Lower values "
                                          "mean more varied rooms."),
            .group = MeasureGroup::Shapes,
            .unit = units::percent,
            .symmetric = true,
            .value = [](const Measured& level) {
                return percent(level.foundRooms().cellsInRectangles, level.foundRooms().cells);
            }};
}

/// Found rooms that differ, unless one is the other moved ÷ found rooms.
MeasureInfo shapesMeasure() {
    return {.id = "shapes",
            .label = DELVE_TEXT("measure", "Distinct room shapes"),
            .help = DELVE_TEXT("measure", "Number of different shapes of rooms, as a share of the rooms. At 100 %, no "
                                          "two are alike."),
            .group = MeasureGroup::Shapes,
            .unit = units::percent,
            .symmetric = true,
            .value = [](const Measured& level) {
                return percent(level.foundRooms().shapes, static_cast<std::int64_t>(level.foundRooms().sizes.size()));
            }};
}

} // namespace delve::play
