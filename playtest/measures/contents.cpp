#include "playtest/measures/values.h"

#include <algorithm>
#include <cstdlib>

/// What stands in a level, and where.
namespace delve::play {
namespace {

bool isResource(ThingKind kind) {
    return kind == ThingKind::Flower || kind == ThingKind::Coin || kind == ThingKind::Chest;
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
        .value = [](const Measured& level) {
            const auto distances = findDistances(level.walkable(), resourcesOf(level), [&] { return level.stopped(); });
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
