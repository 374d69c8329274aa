#include "playtest/proof/walk_goals.h"

#include "generation/level/locks.h"
#include "playtest/rules/objective.h"

#include <algorithm>
#include <utility>

namespace delve::play {
namespace {

/// Each place once, sorted. There are few of them, but thousands of enemies among which to look for the one at a place.
std::vector<Place> placesOfBosses(const Game& game) {
    std::vector<Place> places;
    for (const auto& enemy : game.enemies)
        if (enemy.boss) places.push_back({enemy.level, enemy.at});
    std::ranges::sort(places);
    return places;
}

/// One that may go elsewhere.
WalkGoal bossGoal(const Game& game) {
    const auto places = placesOfBosses(game);
    const auto isBoss = [places](const Place& place) { return std::ranges::binary_search(places, place); };
    const auto stand = [&game, places](const Place&) { return placesOfBosses(game) == places; };
    return {.place = isBoss, .passing = isBoss, .places = places, .stands = stand};
}

} // namespace

TakenInPassing takenInPassing(const Game& game, const Place& place, const std::function<bool(const Thing&)>& isWanted) {
    bool before = false;
    bool after = false;
    bool isAfter = false;
    for (const auto& entry : game.prepared->levels[place.level].thingsAt(place.at)) {
        const Thing& thing = (*game.level(place.level).things)[entry.second];
        isAfter = isAfter || thing.kind == ThingKind::Portal;
        if (isThere(game, place.level, entry.second) && isWanted(thing)) (isAfter ? after : before) = true;
    }
    return {isAfter && before, isAfter && before && !after};
}

bool isHeldPortal(const Game& game, const Place& place) {
    return takenInPassing(game, place, [](const Thing& thing) { return thing.kind == ThingKind::Encounter; }).some;
}

bool hasHeldPortal(const Game& game) {
    for (std::uint32_t level = 0; level < game.prepared->levels.size(); ++level)
        for (const auto& thing : *game.level(level).things)
            if (thing.kind == ThingKind::Portal && isHeldPortal(game, {level, thing.at})) return true;
    return false;
}

std::function<bool(const Place&)> passingOf(const Game& game) {
    return [&game](const Place& place) {
        const auto isNeeded = [&game](const Thing& thing) {
            return std::ranges::any_of(game.objective().needs,
                                       [&](const ObjectiveNeed& need) { return need.all && need.thing == thing.kind; });
        };
        return takenInPassing(game, place, isNeeded).all;
    };
}

WalkGoal thingGoal(const Game& game, std::function<bool(const Thing&)> isWanted) {
    return {.place =
                [&game, isWanted](const Place& place) {
                    return std::ranges::any_of(game.prepared->levels[place.level].thingsAt(place.at),
                                               [&](const auto& entry) {
                                                   return isThere(game, place.level, entry.second) &&
                                                          isWanted((*game.level(place.level).things)[entry.second]);
                                               });
                },
            .passing = [&game, isWanted = std::move(isWanted)](
                           const Place& place) { return takenInPassing(game, place, isWanted).some; }};
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
        else if (need.thing) {
            auto things = *need.thing == ThingKind::Boss ? bossGoal(game) : thingGoal(game, *need.thing);
            goal.place = std::move(things.place);
            goal.passing = std::move(things.passing);
            goal.places = std::move(things.places);
            goal.stands = std::move(things.stands);
        }
    }
    goal.unseenGround = game.objective().ofGround && !goal.place;
    if (goal.unseenGround) goal.stands = [&game](const Place& end) { return !game.levels[end.level].seen.at(end.at); };
    else if (goal.tile && !goal.place) goal.stands = [](const Place&) { return true; };
    else if (!goal.stands) goal.stands = goal.place; // things are only taken away
    if (game.objective().needs.size() == 1) return goal;
    goal.places.clear();
    goal.stands = {};
    return goal;
}

WalkGoal tourGoal(const Game& game) {
    WalkGoal goal;
    goal.passing = passingOf(game);
    for (const auto& need : game.objective().needs)
        for (std::uint32_t level = 0; need.all && need.thing && level < game.prepared->levels.size(); ++level) {
            const auto& things = *game.level(level).things;
            for (std::uint32_t i = 0; i < things.size(); ++i)
                if (things[i].kind == *need.thing && isThere(game, level, i)) goal.all.push_back({level, things[i].at});
        }
    return goal;
}

} // namespace delve::play
