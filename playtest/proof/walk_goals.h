#pragma once

#include "generation/level/thing.h"
#include "playtest/proof/walk.h"

#include <functional>

/// What a walk may look for, as a game stands. The game outlives the goals and may go on meanwhile.
namespace delve::play {

/// Places with such a thing that is still there.
[[nodiscard]] WalkGoal thingGoal(const Game& game, std::function<bool(const Thing&)> isWanted);
[[nodiscard]] WalkGoal thingGoal(const Game& game, ThingKind kind);
/// A key of a colour that this player does not hold.
[[nodiscard]] WalkGoal newKeyGoal(const Game& game, std::size_t who);
/// The nearest of what the objective needs; no goal at all if it needs nothing that one could walk to.
[[nodiscard]] WalkGoal objectiveGoal(const Game& game);
/// All that the objective needs, if it needs all of it; there may be more than one walk can visit.
[[nodiscard]] WalkGoal tourGoal(const Game& game);
/// Is there anything to look for?
[[nodiscard]] inline bool isGoal(const WalkGoal& goal) { return goal.tile || goal.place || !goal.all.empty(); }

} // namespace delve::play
