#pragma once

#include "generation/pipeline/stage.h"

/// Gives a level a mission, on any rooms and halls.
///
/// The ground becomes a graph (mission/ground_graph.h), from a start to a goal: those that are there, else the two
/// places farthest apart, which are handed on to later stages. Where ways part and meet again, patterns are planned,
/// each kept only if a player who finds no secret door still comes everywhere, and from everywhere back to the start:
/// locks (locks.h), ledges, secret doors, ways of different danger, grates, treasures. Nothing is opened. What is set
/// is reserved, and recorded as the mission of the level. Version 2 puts locks where players see them before they take
/// the key (lock_sight.h).
namespace delve::generation {

struct CyclesParameters {
    std::int64_t locks = 2;
    std::int64_t nesting = 2;
    Percent twoWays = percent(100);
    std::int64_t secretDoors = 1;
    std::int64_t ledges = 2;
    std::int64_t grates = 2;
    Percent treasures = percent(100);
    bool locksInSight = false; ///< since version 2
};

[[nodiscard]] Done cycles(Draft& draft, Stream& random, const CyclesParameters& parameters);

} // namespace delve::generation
