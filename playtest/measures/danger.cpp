#include "playtest/measures/danger.h"

#include "playtest/measures/values.h"

#include <algorithm>
#include <string>

/// Where on the critical path enemies and encounters wait.
namespace delve::play {
namespace {

bool isDanger(ThingKind kind) {
    return kind == ThingKind::Enemy || kind == ThingKind::Boss || kind == ThingKind::Encounter;
}

/// One of the ten numbers, from 1.
MeasureInfo ofTenth(std::size_t tenth, Text label) {
    return {.id = "danger-" + std::to_string(tenth),
            .label = label,
            .help =
                DELVE_TEXT("measure", "Enemies, bosses and encounters in this tenth of the critical path. The first "
                                      "tenth begins at the start, the last one ends at the goal."),
            .group = MeasureGroup::Things,
            .unit = {},
            .symmetric = true,
            .value = [tenth](const Measured& level) -> MaybeValue {
                const auto& dangers = level.danger();
                return dangers ? whole(dangers->at(tenth - 1)) : MaybeValue();
            }};
}

} // namespace

std::optional<DangerByTenth> dangerByTenth(const Measured& level) {
    const auto* path = level.criticalPath();
    if (!path) return {};
    DangerByTenth dangers{};
    for (const auto& thing : *level.level().things) {
        if (!isDanger(thing.kind) || !level.size().contains(thing.at)) continue;
        const auto steps = std::int64_t{level.fromStart()->at(thing.at)};
        if (steps <= path->steps)
            ++dangers.at(static_cast<std::size_t>(steps * std::int64_t{tenths} / (path->steps + 1)));
    }
    return dangers;
}

/// The mean of dangerByTenth().
MeasureInfo dangerMeasure() {
    return {.id = "danger",
            .label = DELVE_TEXT("measure", "Danger"),
            .help = DELVE_TEXT("measure", "Enemies and encounters for each tenth of the critical path, on average. "
                                          "Higher values mean a harder level."),
            .group = MeasureGroup::Things,
            .unit = {},
            .symmetric = true,
            .value = [](const Measured& level) -> MaybeValue {
                const auto& dangers = level.danger();
                return dangers ? mean(*dangers) : MaybeValue();
            }};
}

// The numbers themselves.
MeasureInfo danger1Measure() { return ofTenth(1, DELVE_TEXT("measure", "Danger, tenth 1")); }
MeasureInfo danger2Measure() { return ofTenth(2, DELVE_TEXT("measure", "Danger, tenth 2")); }
MeasureInfo danger3Measure() { return ofTenth(3, DELVE_TEXT("measure", "Danger, tenth 3")); }
MeasureInfo danger4Measure() { return ofTenth(4, DELVE_TEXT("measure", "Danger, tenth 4")); }
MeasureInfo danger5Measure() { return ofTenth(5, DELVE_TEXT("measure", "Danger, tenth 5")); }
MeasureInfo danger6Measure() { return ofTenth(6, DELVE_TEXT("measure", "Danger, tenth 6")); }
MeasureInfo danger7Measure() { return ofTenth(7, DELVE_TEXT("measure", "Danger, tenth 7")); }
MeasureInfo danger8Measure() { return ofTenth(8, DELVE_TEXT("measure", "Danger, tenth 8")); }
MeasureInfo danger9Measure() { return ofTenth(9, DELVE_TEXT("measure", "Danger, tenth 9")); }
MeasureInfo danger10Measure() { return ofTenth(10, DELVE_TEXT("measure", "Danger, tenth 10")); }

/// The tenth with the most, from 1 to 10; of equal ones the first.
MeasureInfo dangerPeakMeasure() {
    return {.id = "danger-peak",
            .label = DELVE_TEXT("measure", "Peak of danger"),
            .help = DELVE_TEXT("measure", "The tenth of the critical path with the most enemies and encounters, from 1 "
                                          "to 10. Higher values mean that danger waits near the goal."),
            .group = MeasureGroup::Things,
            .unit = {},
            .symmetric = true,
            .value = [](const Measured& level) -> MaybeValue {
                const auto& dangers = level.danger();
                if (!dangers) return {};
                const auto most = std::ranges::max_element(*dangers);
                return *most > 0 ? whole(most - dangers->begin() + 1) : MaybeValue();
            }};
}

} // namespace delve::play
