#include "playtest/proof/impossible.h"

#include "playtest/proof/walk.h"
#include "playtest/rules/stoppable.h"
#include "playtest/rules/targets.h"

#include <algorithm>
#include <utility>

namespace delve::play {
namespace {

using Reached = std::vector<BitGrid>;

Proof unwinnable(Message reason, std::vector<Place> places = {}) {
    Proof proof;
    proof.verdict = Verdict::Unwinnable;
    proof.reason = std::move(reason);
    proof.places = std::move(places);
    return proof;
}

std::vector<Place> unreached(const std::vector<Target>& targets, const Reached& reached) {
    std::vector<Place> places;
    for (const auto& target : targets)
        if (!isReached(reached, target)) places.push_back(target.place);
    return places;
}

Reached reachOf(const Game& start, const std::function<bool()>& stopped, std::vector<std::string> keys = {}) {
    std::vector<Place> starts;
    for (const auto& player : start.players) starts.push_back(player.place);
    return reachableCells(*start.prepared, starts,
                          {.locksLeft = true, .barriersLifted = start.objective().ofTowns, .keys = std::move(keys)},
                          stopped);
}

std::vector<Place> placesOf(const Game& game, ThingKind kind, const std::string& colour) {
    std::vector<Place> places;
    for (std::uint32_t level = 0; level < game.prepared->levels.size(); ++level)
        for (const auto& thing : *game.level(level).things)
            if (thing.kind == kind && colourOf(thing) == colour) places.push_back({level, thing.at});
    return places;
}

std::vector<std::string> coordinates(Cell cell) { return {std::to_string(cell.x), std::to_string(cell.y)}; }

/// The locks in the way: with the key of this colour alone, one more target would be reached.
std::optional<Proof> lockedAway(const Game& start, const Target& target, const std::function<bool()>& stopped) {
    for (const auto& colour : coloursOfKeys(start.world())) {
        if (!isReached(reachOf(start, stopped, {colour}), target)) continue;
        auto places = placesOf(start, ThingKind::Lock, colour);
        if (places.empty()) continue;
        const auto at = coordinates(places.front().at);
        const auto keys = placesOf(start, ThingKind::Key, colour);
        if (keys.empty())
            return unwinnable({DELVE_TEXT("proof", "There is no key for the lock at (%1, %2)."), at},
                              std::move(places));
        places.insert(places.end(), keys.begin(), keys.end());
        return unwinnable(
            {DELVE_TEXT("proof", "The key for the lock at (%1, %2) cannot be reached without opening it."), at},
            std::move(places));
    }
    return {};
}

std::optional<Proof> needUnmet(const Game& start, const ObjectiveNeed& need, const Reached& reached,
                               const std::function<bool()>& stopped) {
    const auto targets = targetsOf(*start.prepared, need, stopped);
    if (targets.empty()) return unwinnable({need.missing});
    auto lost = unreached(targets, reached);
    if (lost.empty() || (!need.all && lost.size() < targets.size())) return {};
    const auto first = std::ranges::find(targets, lost.front(), &Target::place);
    if (auto locked = lockedAway(start, *first, stopped)) return locked;
    const auto at = coordinates(lost.front().at);
    return unwinnable({need.apart, at}, std::move(lost));
}

/// The places of what the objective needs, if nothing less will do than to come to one of them, or to all.
std::vector<Place> placesOf(const std::vector<Target>& targets) {
    std::vector<Place> places;
    for (const auto& target : targets) places.push_back(target.place);
    return places;
}

std::optional<Proof> tourImpossible(const Game& start, Walk& walk, const std::vector<Place>& places) {
    if (places.size() > Walk::maxPlaces || walk.nearest({.all = places, .passing = passingOf(start)}) ||
        !walk.wentEverywhere())
        return {};
    return unwinnable(
        {DELVE_TEXT("proof", "Each of these can be reached, but not all in one game: somewhere there is no way back.")},
        places);
}

std::optional<Proof> walkImpossible(const Game& start, Walk& walk, const ObjectiveNeed& need,
                                    const std::function<bool()>& stopped) {
    const auto targets = targetsOf(*start.prepared, need, stopped);
    if (need.thing == ThingKind::Boss || targets.empty()) return {}; // who can come towards the player
    if (need.tile) {
        const auto is = [&](Tile tile) { return (start.world().tiles.*need.tile)(tile); };
        if (walk.nearest({.tile = is}) || !walk.wentEverywhere()) return {};
        return unwinnable({need.apart, coordinates(targets.front().place.at)}, placesOf(targets));
    }
    const auto isWanted = [&need](const Thing& thing) { return thing.kind == need.thing; };
    const auto passes = [&](const Place& place) {
        const auto taken = takenInPassing(start, place, isWanted);
        const bool counts = need.all ? taken.all : taken.some;
        return [counts, place](const Place& portal) { return counts && portal == place; };
    };
    std::vector<Place> lost;
    for (const auto& target : targets) {
        const auto isThere = [&target](const Place& place) { return place == target.place; };
        if (walk.nearest({.place = isThere, .passing = passes(target.place)})) continue;
        if (!walk.wentEverywhere()) return {};
        lost.push_back(target.place);
    }
    if (lost.empty() || (!need.all && lost.size() < targets.size()))
        return need.all ? tourImpossible(start, walk, placesOf(targets)) : std::nullopt;
    const auto at = coordinates(lost.front().at);
    return unwinnable({need.apart, at}, std::move(lost));
}

} // namespace

Proof cannotPlay(const World& world, Failure failure) {
    std::vector<Place> places;
    for (const Cell cell : failure.cells) places.push_back({homeOf(world), cell});
    return unwinnable(std::move(failure.message), std::move(places));
}

std::optional<Proof> impossibleToWin(const Game& start, const std::function<bool()>& stopped) {
    const auto reached = reachOf(start, stopped);
    for (const auto& need : start.objective().needs)
        if (auto proof = needUnmet(start, need, reached, stopped); proof && !(stopped && stopped())) return proof;
    return {};
}

std::optional<Proof> impossibleToWalk(const Game& start, const std::vector<std::string>& colours,
                                      const std::function<bool()>& stopped) {
    if (start.players.size() > 1 || start.objective().ofTowns || colours.size() > Walk::maxColours) return {};
    Walk walk(start, colours, 0);
    walk.beLenient();
    walk.stopWhen(stopped);
    for (const auto& need : start.objective().needs)
        if (auto proof = walkImpossible(start, walk, need, stopped)) return proof;
    return {};
}

} // namespace delve::play
