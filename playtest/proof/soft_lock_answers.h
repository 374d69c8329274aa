#pragma once

#include "playtest/proof/proof.h"
#include "playtest/rules/game.h"

#include <functional>
#include <vector>

/// What the searches for soft locks, of one player and of two, have to say and to ask alike.
namespace delve::play {

[[nodiscard]] SoftLocks safe();
/// For want of a search that is wide enough.
[[nodiscard]] SoftLocks tooManyWays();
/// Some steps lead one way, and the objective is none that such steps are searched for.
[[nodiscard]] SoftLocks notTold();

/// The cells on which, or from which, a player meets this need of the objective.
[[nodiscard]] std::vector<Place> placesThatMeet(const Game& start, const ObjectiveNeed& need,
                                                const std::function<bool()>& stopped);
/// Where whoever takes this step sets foot: the portal, if they leave by it against a wall.
[[nodiscard]] Place steppedOn(const Game& start, const Place& from, Direction step);
/// The same places in their order, each once.
[[nodiscard]] std::vector<Place> onceEach(const std::vector<Place>& places);

} // namespace delve::play
