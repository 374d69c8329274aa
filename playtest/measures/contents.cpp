#include "playtest/measures/danger.h"
#include "playtest/measures/values.h"

#include <algorithm>
#include <cstdlib>
#include <numeric>

/// What stands in a level, and where.
namespace delve::play {
namespace {

bool isResource(ThingKind kind) {
    return kind == ThingKind::Flower || kind == ThingKind::Coin || kind == ThingKind::Chest;
}
bool isDanger(ThingKind kind) {
    return kind == ThingKind::Enemy || kind == ThingKind::Boss || kind == ThingKind::Encounter;
}

std::vector<Cell> resourcesOf(const Measured& level) {
    std::vector<Cell> cells;
    for (const auto& thing : *level.level().things)
        if (isResource(thing.kind) && level.size().contains(thing.at)) cells.push_back(thing.at);
    return cells;
}

/// Flowers with fewer steps from the first start − flowers with fewer from the second. Out of reach is farthest.
std::int64_t advantage(const Measured& level, const Distances& first, const Distances& second) {
    std::int64_t more = 0;
    for (const auto& thing : *level.level().things) {
        if (thing.kind != ThingKind::Flower || !level.size().contains(thing.at)) continue;
        const auto one = first.at(thing.at), other = second.at(thing.at);
        more += (one < other ? 1 : 0) - (other < one ? 1 : 0);
    }
    return more;
}

} // namespace

std::optional<std::array<std::int64_t, tenths>> dangerByTenth(const Measured& level) {
    const auto* path = level.criticalPath();
    if (!path) return {};
    std::array<std::int64_t, tenths> dangers{};
    for (const auto& thing : *level.level().things) {
        if (!isDanger(thing.kind) || !level.size().contains(thing.at)) continue;
        const auto steps = std::int64_t{level.fromStart()->at(thing.at)};
        if (steps <= path->steps)
            ++dangers.at(static_cast<std::size_t>(steps * std::int64_t{tenths} / (path->steps + 1)));
    }
    return dangers;
}

/// Steps from a cell of the main region to the nearest flower, coin or chest on it, on average over the main region.
MeasureInfo resourceDistanceMeasure() {
    return {
        .id = "resource-distance",
        .label = DELVE_TEXT("measure", "Distance to resources"),
        .help = DELVE_TEXT("measure", "Steps to the nearest flower, coin or chest, on average over the main region. "
                                      "Higher values mean few of them, or all in one corner."),
        .group = MeasureGroup::Things,
        .unit = units::steps,
        .symmetric = true,
        .value = [](const Measured& level) -> MaybeValue {
            const auto distances = findDistances(level.walkable(), resourcesOf(level), [&] { return level.stopped(); });
            if (level.stopped()) return {};
            std::int64_t sum = 0, cells = 0;
            level.cells().forEach(CellMap::mainRegion, [&](std::size_t index) {
                const auto steps = distances.at(level.cells().cellAt(index));
                if (steps == Distances::unreachable) return;
                sum += steps;
                ++cells;
            });
            return ratio(sum, cells);
        }};
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
                const auto dangers = dangerByTenth(level);
                return dangers ? mean(*dangers) : MaybeValue();
            }};
}

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
                const auto dangers = dangerByTenth(level);
                if (!dangers) return {};
                const auto most = std::ranges::max_element(*dangers);
                return *most > 0 ? whole(most - dangers->begin() + 1) : MaybeValue();
            }};
}

/// | flowers nearer to player 1 − flowers nearer to player 2 |
MeasureInfo unfairnessMeasure() {
    return {.id = "unfairness",
            .label = DELVE_TEXT("measure", "Unfairness"),
            .help =
                DELVE_TEXT("measure", "How many more flowers are nearer to one of two players than to the other. At "
                                      "0, the level is fair."),
            .group = MeasureGroup::Things,
            .unit = units::flowers,
            .symmetric = true,
            .value = [](const Measured& level) -> MaybeValue {
                const auto *first = level.fromStart(1), *second = level.fromStart(2);
                const bool flowers = std::ranges::any_of(
                    *level.level().things, [](const Thing& thing) { return thing.kind == ThingKind::Flower; });
                if (!first || !second || !flowers) return {};
                return whole(std::abs(advantage(level, *first, *second)));
            }};
}

} // namespace delve::play
