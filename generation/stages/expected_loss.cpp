#include "generation/stages/expected_loss.h"

#include <algorithm>

namespace delve::generation {

std::int64_t expectedLoss(const EnemyKind& kind, std::int64_t depth) {
    constexpr auto numbers = fightNumbers;
    const auto health = kind.health + kind.health * numbers.deeperHealth * (depth - 1) / 100;
    const auto strength = kind.strength + (depth - 1) / numbers.deeperStrength;
    // A round takes hits / 100 x (strength + 1) / 2: divided by that, and rounded up.
    constexpr auto taken = numbers.hits * (numbers.strength + 1);
    const auto rounds = (200 * health + taken - 1) / taken;
    if (strength < 1) return 1;
    return std::max<std::int64_t>(1, (rounds - 1) * kind.aggression * (strength + 1) * 1000 / 200);
}

} // namespace delve::generation
