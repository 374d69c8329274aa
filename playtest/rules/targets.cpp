#include "playtest/rules/targets.h"

#include "generation/level/sides.h"
#include "generation/level/tile_cells.h"
#include "playtest/rules/objective.h"

#include <algorithm>

namespace delve::play {

std::vector<Target> targetsOf(const PreparedWorld& prepared, const ObjectiveNeed& need) {
    std::vector<Target> targets;
    const auto& tiles = prepared.world->tiles;
    for (std::uint32_t level = 0; level < prepared.levels.size(); ++level) {
        if (need.tile)
            forEachCellWhere(
                prepared.level(level).tiles, [&](Tile tile) { return (tiles.*need.tile)(tile); },
                [&](Cell cell) {
                    targets.push_back({{level, cell}, true});
                });
        if (!need.thing) continue;
        for (const auto& thing : *prepared.level(level).things)
            if (thing.kind == *need.thing) targets.push_back({{level, thing.at}, thing.kind == ThingKind::Boss});
    }
    return targets;
}

bool isReached(const std::vector<BitGrid>& reached, const Target& target) {
    const auto& cells = reached[target.place.level];
    const Cell at = target.place.at;
    if (!cells.size().contains(at)) return false;
    if (cells.at(at)) return true;
    return target.beside && std::ranges::any_of(sidesInReadingOrder, [&](Cell side) {
               return cells.size().contains(at + side) && cells.at(at + side);
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
