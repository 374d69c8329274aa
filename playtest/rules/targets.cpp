#include "playtest/rules/targets.h"

#include "generation/level/sides.h"
#include "playtest/rules/objective.h"
#include "playtest/rules/stoppable.h"

#include <algorithm>

namespace delve::play {

namespace {

void addTiles(const PreparedWorld& prepared, std::uint32_t number, const std::function<bool(Tile)>& is,
              const std::function<bool()>& stopped, std::vector<Target>& targets) {
    constexpr std::int32_t rowsBetweenQuestions = 64;
    const Level& level = prepared.level(number);
    std::vector<Tile> row(static_cast<std::size_t>(level.size().width));
    for (std::int32_t y = 0; y < level.size().height; ++y) {
        if (y % rowsBetweenQuestions == 0 && stopped && stopped()) return;
        level.tiles.readRow(y, 0, row);
        for (std::int32_t x = 0; x < level.size().width; ++x)
            if (is(row[static_cast<std::size_t>(x)])) targets.push_back(targetOfTile(prepared, {number, {x, y}}));
    }
}

} // namespace

Target targetOfTile(const PreparedWorld& prepared, const Place& place) {
    Target target{place, true, {}};
    for (const Direction step : directionsClockwise) {
        const Cell from = place.at - towards(step);
        target.heldBack[static_cast<std::size_t>(step)] =
            prepared.levels[place.level].isOdd(from) &&
            prepared.world->tiles.holdsBack(prepared.level(place.level).tiles.at(from), step);
    }
    return target;
}

std::vector<Target> targetsOf(const PreparedWorld& prepared, const ObjectiveNeed& need) {
    return targetsOf(prepared, need, {});
}

std::vector<Target> targetsOf(const PreparedWorld& prepared, const ObjectiveNeed& need,
                              const std::function<bool()>& stopped) {
    std::vector<Target> targets;
    const auto& tiles = prepared.world->tiles;
    for (std::uint32_t level = 0; level < prepared.levels.size(); ++level) {
        if (need.tile)
            addTiles(
                prepared, level, [&](Tile tile) { return (tiles.*need.tile)(tile); }, stopped, targets);
        if (!need.thing) continue;
        for (const auto& thing : *prepared.level(level).things)
            if (thing.kind == *need.thing) targets.push_back({{level, thing.at}, thing.kind == ThingKind::Boss, {}});
    }
    return targets;
}

bool isReached(const std::vector<BitGrid>& reached, const Target& target) {
    const auto& cells = reached[target.place.level];
    const Cell at = target.place.at;
    if (!cells.size().contains(at)) return false;
    if (cells.at(at)) return true;
    return target.beside && std::ranges::any_of(directionsClockwise, [&](Direction step) {
               const Cell from = at - towards(step);
               return !target.heldBack[static_cast<std::size_t>(step)] && cells.size().contains(from) && cells.at(from);
           });
}

bool meetsNeeds(const PreparedWorld& prepared, const std::vector<BitGrid>& reached) {
    if (!prepared.objective) return true;
    return std::ranges::all_of(prepared.objective->needs, [&](const ObjectiveNeed& need) {
        const auto targets = targetsOf(prepared, need);
        const auto isIn = [&](const Target& target) { return isReached(reached, target); };
        return need.all ? !targets.empty() && std::ranges::all_of(targets, isIn) : std::ranges::any_of(targets, isIn);
    });
}

} // namespace delve::play
