#pragma once

#include <cstdint>

namespace delve {

/// Counts up whenever the same keys come to mean something else: a fight that goes another way, an enemy that walks
/// elsewhere. Saved games say by which rules they were played, so that a replay of other rules is refused instead of
/// going astray; a game that was saved under older ones goes on by these.
inline constexpr std::int64_t rulesVersion = 1;
/// Those of games that do not say.
inline constexpr std::int64_t firstRules = 1;

} // namespace delve
