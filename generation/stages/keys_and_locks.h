#pragma once

#include "generation/pipeline/stage.h"

/// Locks on doors that every path from the start to whatever wins the level, or to another key, must pass; and their
/// keys, placed by assumed fill: each where it can be reached with all the other keys but without itself. So the level
/// can always be won, and never without every one of the keys. Pinned locks count among the colours asked for, and get
/// a key if they have none; a pinned key without a lock gets one.
namespace delve::generation {

struct KeysAndLocksParameters {
    std::int64_t colours = 2;
};

[[nodiscard]] Done keysAndLocks(Draft& draft, Stream& random, const KeysAndLocksParameters& parameters);
/// Version 2 reserves what it places and the ground on both sides of its locks.
[[nodiscard]] Done keysAndLocksThatHold(Draft& draft, Stream& random, const KeysAndLocksParameters& parameters);

/// Gives each pinned lock a key, where there is none that can be had without opening it. Nothing without a start.
[[nodiscard]] Done keysOfPinnedLocks(Draft& draft, Stream& random);

} // namespace delve::generation
