#pragma once

#include "generation/graph/reach_with_keys.h"
#include "generation/level/result.h"
#include "generation/level/world.h"
#include "generation/pipeline/feedback.h"
#include "playtest/rules/objective.h"

/// Can a level be finished by somebody who only walks, takes keys and opens their locks? No fight, no cost, no chance:
/// the least that must be true of a level before a proof of more is worth its time.
namespace delve::play {

/// What a generated world has: one region in every level, a start or a portal that leads into it, and whatever the
/// objective needs within reach of the start; if not, which cells are wrong and why. Stopped between levels.
[[nodiscard]] Done checkReach(const World& world, const generation::Feedback* feedback = nullptr,
                              const ObjectiveRegistry& objectives = builtInObjectives());

/// A level of a map that cannot be won, and why.
struct ReachFault {
    std::size_t level = 0; ///< its number in the world
    Failure failure;
};
/// What is wrong with each level of a map, which a person may have drawn: at most one fault a level, in the order of
/// the world. Where the objective is about ground, ground that nobody can get to is no fault, as it is none in play.
[[nodiscard]] Result<std::vector<ReachFault>>
findReachFaults(const World& world, const generation::Feedback* feedback = nullptr,
                const ObjectiveRegistry& objectives = builtInObjectives());

} // namespace delve::play
