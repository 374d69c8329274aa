#pragma once

#include "generation/pipeline/stage.h"

/// Locks on doors that every way from the start to whatever wins the level, or to another key, must pass; and their
/// keys, placed by assumed fill: each where it can be reached with all the others but not itself in hand. So the level
/// can always be won, and not without a single one of the keys. Pinned locks count among the colours asked for, and
/// those without a key get one; a pinned key without a lock gets that.
namespace delve::generation {

struct KeysAndLocksParameters {
    std::int64_t colours = 2;
};

[[nodiscard]] Done keysAndLocks(Draft& draft, Stream& random, const KeysAndLocksParameters& parameters);

} // namespace delve::generation
