#pragma once

#include "generation/random/stream.h"
#include "generation/stages/mission/mission_plan.h"

/// Where a mission begins and ends: at what is there, else at the two places that are farthest apart.
namespace delve::generation {

/// What earlier stages and pins placed.
struct PlacedEnds {
    std::optional<Cell> start;
    std::vector<Cell> goals;      ///< tiles that end the game, the boss, the goal
    std::vector<Cell> goalGround; ///< the ground from which they are reached

    static PlacedEnds of(const Draft& draft);
};

/// Of an end that is not placed: with the other one, the farthest pair of places whose way passes the largest block, as
/// sweeps from one to the other and back find it; an exit goes into a wall that only the goal's place faces. Nothing
/// where there is just one place.
[[nodiscard]] std::optional<MissionEnds> chooseEnds(const Draft& draft, Stream& random, const GroundGraph& ground,
                                                    const PlacedEnds& placed);

} // namespace delve::generation
