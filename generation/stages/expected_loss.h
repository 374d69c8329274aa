#pragma once

#include "generation/level/enemy_kind.h"

#include <cstdint>

/// How much health a fight is expected to cost, so that stages can weigh one danger against another.
namespace delve::generation {

/// What the rules of fights say of a player without gear, and of enemies deeper down: the same as the game's own
/// numbers, which no stage can see (playtest/rules/numbers.h).
struct FightNumbers {
    std::int64_t strength = 4;       ///< the most health that a blow of a player takes
    std::int64_t hits = 75;          ///< chance in percent that it hits
    std::int64_t deeperHealth = 15;  ///< percent by which enemies have more health for each level down
    std::int64_t deeperStrength = 5; ///< their blows take one more for every so many levels down
};
inline constexpr FightNumbers fightNumbers{};

/// In thousandths of a point of health, at least 1.
///
/// A player who strikes in each round takes 75 % of 1 to 4 on average, 15/8 a round. An enemy of health h falls after
/// n = ceil(h / (15/8)) of them, and strikes back in all rounds but the last one: in `aggression` percent of them, for
/// 1 to `strength`. So it costs
///
///     (n - 1) x aggression / 100 x (strength + 1) / 2
///
/// with the health and the strength that the kind has at this depth. A kind of strength 0 costs nothing, and counts as
/// the least.
[[nodiscard]] std::int64_t expectedLoss(const EnemyKind& kind, std::int64_t depth);

/// That of an encounter. Which one it is, the game draws only as it is met, so each counts the same.
inline constexpr std::int64_t lossOfEncounter = 1000;

} // namespace delve::generation
