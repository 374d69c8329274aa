#include "playtest/proof/walk_goals.h"

#include "generation/level/locks.h"
#include "playtest/rules/objective.h"

#include <algorithm>
#include <utility>

namespace delve::play {
namespace {

bool isBoss(const Game& game, const Place& place) {
    const auto* const enemy = enemyAt(game, place.level, place.at);
    return enemy && enemy->boss;
}

} // namespace

WalkGoal thingGoal(const Game& game, std::function<bool(const Thing&)> isWanted) {
    return {.place = [&game, isWanted = std::move(isWanted)](const Place& place) {
        return std::ranges::any_of(game.prepared->levels[place.level].thingsAt(place.at), [&](const auto& entry) {
            return isThere(game, place.level, entry.second) &&
                   isWanted((*game.level(place.level).things)[entry.second]);
        });
    }};
}

WalkGoal thingGoal(const Game& game, ThingKind kind) {
    return thingGoal(game, [kind](const Thing& thing) { return thing.kind == kind; });
}

WalkGoal newKeyGoal(const Game& game, std::size_t who) {
    return thingGoal(game, [&game, who](const Thing& thing) {
        return thing.kind == ThingKind::Key && !std::ranges::binary_search(game.players[who].keys, colourOf(thing));
    });
}

WalkGoal objectiveGoal(const Game& game) {
    WalkGoal goal;
    for (const auto& need : game.objective().needs) {
        if (need.tile) goal.tile = [&game, is = need.tile](Tile tile) { return (game.world().tiles.*is)(tile); };
        else if (need.thing == ThingKind::Boss)
            goal.place = [&game](const Place& place) { return isBoss(game, place); };
        else if (need.thing) goal.place = thingGoal(game, *need.thing).place;
    }
    goal.unseenGround = game.objective().ofGround && !goal.place;
    return goal;
}

WalkGoal tourGoal(const Game& game) {
    WalkGoal goal;
    for (const auto& need : game.objective().needs)
        for (std::uint32_t level = 0; need.all && need.thing && level < game.prepared->levels.size(); ++level) {
            const auto& things = *game.level(level).things;
            for (std::uint32_t i = 0; i < things.size(); ++i)
                if (things[i].kind == *need.thing && isThere(game, level, i)) goal.all.push_back({level, things[i].at});
        }
    return goal;
}

} // namespace delve::play
