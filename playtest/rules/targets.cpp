#include "playtest/rules/targets.h"

#include "generation/level/patience.h"
#include "generation/level/sides.h"
#include "generation/level/tile_cells.h"
#include "playtest/rules/objective.h"
#include "playtest/rules/stoppable.h"

#include <algorithm>

namespace delve::play {
namespace {

void addTiles(const PreparedWorld& prepared, std::uint32_t number, const std::function<bool(Tile)>& is,
              Patience& patience, std::vector<Target>& targets) {
    forEachCellWhere(
        prepared.level(number).tiles, is,
        [&](Cell cell) {
            targets.push_back(targetOfTile(prepared, {number, cell}));
        },
        patience);
}

void addThings(const Level& level, std::uint32_t number, ThingKind kind, Patience& patience,
               std::vector<Target>& targets) {
    for (const auto& thing : *level.things) {
        if (patience.ended()) return;
        if (thing.kind == kind) targets.push_back({{number, thing.at}, kind == ThingKind::Boss, {}});
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
    Patience patience(stopped);
    const auto& tiles = prepared.world->tiles;
    const auto is = [&](Tile tile) { return (tiles.*need.tile)(tile); };
    for (std::uint32_t level = 0; level < prepared.levels.size(); ++level) {
        if (need.tile) addTiles(prepared, level, is, patience, targets);
        if (need.thing) addThings(prepared.level(level), level, *need.thing, patience, targets);
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

} // namespace delve::play
