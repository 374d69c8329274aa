#pragma once

#include "generation/level/thing.h"
#include "generation/level/tile_kind.h"
#include "playtest/rules/derived.h"

#include <cstddef>
#include <functional>
#include <vector>

/// What a walk may look for, as a game stands. The game outlives the goals and may go on meanwhile.
namespace delve::play {

/// What a walk looks for: it ends at the nearest cell for which one of these holds.
struct WalkGoal {
    /// A tile that ends the game; the walk ends with the step into it.
    std::function<bool(Tile)> tile = {};
    /// A place to arrive at.
    std::function<bool(const Place&)> place = {};
    /// All these places, in any order: the walk ends at the last of them. At most Walk::maxPlaces.
    std::vector<Place> all = {};
    /// A cell to see (derived.h) that nobody has seen.
    bool unseenGround = false;
};

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
[[nodiscard]] inline bool isGoal(const WalkGoal& goal) {
    return goal.tile || goal.place || !goal.all.empty() || goal.unseenGround;
}

} // namespace delve::play
