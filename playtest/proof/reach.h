#pragma once

#include "generation/graph/reach_with_keys.h"
#include "generation/level/result.h"
#include "generation/level/world.h"
#include "generation/pipeline/feedback.h"
#include "playtest/rules/objective.h"

/// Can a level be finished by walking, taking keys and opening their locks alone? No fight, no cost, no chance: the
/// least that must hold for a level before a proof of more is worth its time.
namespace delve::play {

/// Does a generated world have one region in every level, a start or a portal that leads into it, and everything the
/// objective needs within reach of the start? If not, which cells are wrong and why. Can be stopped between levels.
[[nodiscard]] Done checkReach(const World& world, const generation::Feedback* feedback = nullptr,
                              const ObjectiveRegistry& objectives = builtInObjectives());

/// A level of a map that cannot be won, and why.
struct ReachFault {
    std::size_t level = 0; ///< its number in the world
    Failure failure;
};
/// The faults of a map, which a person may have drawn: at most one a level, in the order of the world. If the objective
/// is about ground, ground that nobody can reach is no fault, as it is none in play.
[[nodiscard]] Result<std::vector<ReachFault>>
findReachFaults(const World& world, const generation::Feedback* feedback = nullptr,
                const ObjectiveRegistry& objectives = builtInObjectives());

} // namespace delve::play
