#pragma once

#include "generation/level/text.h"
#include "playtest/rules/game.h"

#include <cstdint>

/// What a kind of enemy makes of the numbers of fights: what it is about to do in a round, which is drawn before and
/// shown, so that players can answer it; and what a victory over it gives back.
namespace delve::play {

/// In how many rounds of a hundred an enemy is about to do what; the rest are plain blows.
struct IntentShares {
    std::int64_t heavy = 0;
    std::int64_t open = 0;
    friend bool operator==(const IntentShares&, const IntentShares&) = default;
};

/// By the table of enemies. Deeper down there are more heavy blows; an enemy leaves itself open as often at any depth.
[[nodiscard]] IntentShares intentSharesOf(const EnemyKind& kind, std::int64_t depth);

/// For the round that comes.
[[nodiscard]] Intent drawIntent(Game& game, const EnemyKind& kind);
/// What a player sees of it.
[[nodiscard]] Message messageOf(Intent intent);

/// The health that a victory over such an enemy gives back, unless the player needs less.
[[nodiscard]] std::int64_t healthWonBack(const EnemyKind& kind);

} // namespace delve::play
