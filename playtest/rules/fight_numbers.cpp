#include "playtest/rules/fight_numbers.h"

#include "generation/level/enemy_kind.h"
#include "playtest/rules/numbers.h"

#include <algorithm>

namespace delve::play {

IntentShares intentSharesOf(const EnemyKind& kind, std::int64_t depth) {
    const auto open = std::min<std::int64_t>(kind.open, 100);
    const auto heavy = kind.heavy + kind.heavy * playNumbers.deeperHeavy * (depth - 1) / 100;
    return {std::min(heavy, 100 - open), open};
}

Intent drawIntent(Game& game, const EnemyKind& kind) {
    const auto shares = intentSharesOf(kind, game.depth);
    const auto drawn = static_cast<std::int64_t>(game.random.below(100));
    if (drawn < shares.heavy) return Intent::Heavy;
    return drawn < shares.heavy + shares.open ? Intent::Open : Intent::Plain;
}

Message messageOf(Intent intent) {
    switch (intent) {
    case Intent::Heavy: return {DELVE_TEXT("play", "It draws back for a heavy blow.")};
    case Intent::Open: return {DELVE_TEXT("play", "It leaves itself open, and will not strike.")};
    case Intent::Plain: break;
    }
    return {DELVE_TEXT("play", "It is about to strike.")};
}

std::int64_t healthWonBack(const EnemyKind& kind) {
    constexpr auto divides = playNumbers.victoryDivides;
    return (kind.health + divides - 1) / divides;
}

} // namespace delve::play
