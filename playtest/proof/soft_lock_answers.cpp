#include "playtest/proof/soft_lock_answers.h"

#include "playtest/rules/stoppable.h"

#include <set>

namespace delve::play {
namespace {

SoftLocks unknown(const Text& reason) {
    SoftLocks found;
    found.reason = {reason};
    return found;
}

bool isGround(const Game& start, const Place& place) {
    const auto& walkable = start.prepared->levels[place.level].walkable;
    return walkable.size().contains(place.at) && walkable.at(place.at);
}

} // namespace

SoftLocks safe() {
    SoftLocks found;
    found.verdict = SoftLocks::Verdict::Safe;
    return found;
}

SoftLocks tooManyWays() {
    return unknown(DELVE_TEXT("proof", "There are too many ways to tell whether a player can get stuck."));
}

SoftLocks notTold() {
    return unknown(DELVE_TEXT(
        "proof", "Some steps lead one way; under this objective the proof cannot tell whether a player gets stuck."));
}

std::vector<Place> placesThatMeet(const Game& start, const ObjectiveNeed& need, const std::function<bool()>& stopped) {
    std::vector<Place> places;
    for (const auto& target : targetsOf(*start.prepared, need, stopped)) {
        if (!need.tile && isGround(start, target.place)) places.push_back(target.place);
        if (!target.beside) continue;
        for (const auto step : directionsClockwise) {
            const Place from{target.place.level, target.place.at - towards(step)};
            if (!target.heldBack[static_cast<std::size_t>(step)] && isGround(start, from)) places.push_back(from);
        }
    }
    return places;
}

Place steppedOn(const Game& start, const Place& from, Direction step) {
    const Place to{from.level, from.at + towards(step)};
    return isGround(start, to) || start.prepared->levels[to.level].isOdd(to.at) ? to : from;
}

std::vector<Place> onceEach(const std::vector<Place>& places) {
    std::vector<Place> once;
    std::set<Place> known;
    for (const auto& place : places)
        if (known.insert(place).second) once.push_back(place);
    return once;
}

} // namespace delve::play
