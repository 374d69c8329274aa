#pragma once

#include "generation/pipeline/stage.h"
#include "generation/stages/danger_curve.h"

/// Danger and rewards after a curve over the critical path (critical_path.h).
///
/// Each danger has an expected loss of health (expected_loss.h). At the end of each tenth of the way, the sum of those
/// that lie so far is within 0.12 of the curve, as a share of all: what lies off the way counts where one leaves it,
/// the boss does not count. Each tenth begins with rest; rewards stand behind danger, and in dead ends. Nothing is
/// placed beside the start, on a door or on a reserved cell, and where there is another place not in a bottleneck.
/// Where the draft has a mission, most of the danger of two ways stands on the near one.
namespace delve::generation {

enum class Foes : std::uint8_t { Enemies, Encounters };
enum class RewardKind : std::uint8_t { Coins, Chests, Both };

struct PacingParameters {
    DangerCurve curve = DangerCurve::Rising;
    Foes foes = Foes::Enemies;
    std::int64_t depth = 1;
    std::int64_t roomsForFoe = 4; ///< at depth 1
    bool varied = false;          ///< no kind of enemy is more than about half of them
    RewardKind rewards = RewardKind::Coins;
    std::int64_t dangerForReward = 2; ///< in health
    Percent inDeadEnds = percent(50);
    std::int64_t dangerForHealing = 10; ///< in health; 0: none
};

[[nodiscard]] Done pacing(Draft& draft, Stream& random, const PacingParameters& parameters);

} // namespace delve::generation
