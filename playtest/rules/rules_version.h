#pragma once

#include "generation/level/rules.h"

#include <cstdint>

namespace delve {

/// The rules of games that do not say by which they were played.
inline constexpr std::int64_t firstRules = 1;

/// Counts up whenever the same keys come to mean something else: a fight that goes another way, an enemy that walks
/// elsewhere. Saved games say by which rules they were played, so that a replay of other rules is refused instead of
/// going astray; a game that was saved under older ones goes on by these. Each objective counts for itself, so that a
/// change to one of them leaves the replays of all others.
[[nodiscard]] constexpr std::int64_t rulesVersion(Objective objective) {
    switch (objective) {
    case Objective::Explore: return 2; // what cannot be walked to counts no more, and two who explore win together
    case Objective::Collect:
    case Objective::Exit:
    case Objective::Gate:
    case Objective::Boss:
    case Objective::Journey: break;
    }
    return firstRules;
}

} // namespace delve
