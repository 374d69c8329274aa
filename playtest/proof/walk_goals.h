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
    /// Does it count for `place` and `all` to walk onto the portal there, which carries the player away? What is listed
    /// before the portal is taken in passing.
    std::function<bool(const Place&)> passing = {};
    /// A cell to see (derived.h) that nobody has seen.
    bool unseenGround = false;
    /// The places for which `place` holds, if they are known, sorted: then searches that follow one another are
    /// quicker.
    std::vector<Place> places = {};
    /// Is what is left of a shortest walk to this place still a shortest one, although the game has gone on? So it is
    /// where places only cease to be goals. Nothing: that is not known.
    std::function<bool(const Place&)> stands = {};
};

/// What is taken of such things on the cell of a portal by whoever walks there and is carried away. Nothing where there
/// is no portal.
struct TakenInPassing {
    bool some = false;
    bool all = false; ///< some, and none is left
};
[[nodiscard]] TakenInPassing takenInPassing(const Game& game, const Place& place,
                                            const std::function<bool(const Thing&)>& isWanted);
/// Is all that the objective needs of this place taken in passing, if it needs all there is? The game outlives it.
[[nodiscard]] std::function<bool(const Place&)> passingOf(const Game& game);
/// Does an encounter that is still there hold whoever walks onto this portal? Once somebody has chosen in it, it is
/// gone.
[[nodiscard]] bool isHeldPortal(const Game& game, const Place& place);
/// Is there any such portal?
[[nodiscard]] bool hasHeldPortal(const Game& game);
/// Places with such a thing that is still there.
[[nodiscard]] WalkGoal thingGoal(const Game& game, std::function<bool(const Thing&)> isWanted);
[[nodiscard]] WalkGoal thingGoal(const Game& game, ThingKind kind);
/// A key of a colour that this player does not hold.
[[nodiscard]] WalkGoal newKeyGoal(const Game& game, std::size_t who);
/// The nearest of what the objective needs; no goal at all if it needs nothing that one could walk to. Bosses are
/// looked for where they stand when the goal is made.
[[nodiscard]] WalkGoal objectiveGoal(const Game& game);
/// All that the objective needs, if it needs all of it; there may be more than one walk can visit.
[[nodiscard]] WalkGoal tourGoal(const Game& game);
/// Is there anything to look for?
[[nodiscard]] inline bool isGoal(const WalkGoal& goal) {
    return goal.tile || goal.place || !goal.all.empty() || goal.unseenGround;
}

} // namespace delve::play
