#pragma once

#include "playtest/proof/proof.h"
#include "playtest/rules/game.h"

#include <functional>
#include <string>
#include <vector>

/// Soft locks: can a player get stuck, alive but unable to win? Exact for what leads one way, for locks and for keys;
/// fights, encounters and spent supplies are left out. Where ground is to be seen and some of it can be lost, told only
/// where all is seen in any case, or where a way is found that leaves some of it unseen for good.
namespace delve::play {

/// Of a world that can be won. Nothing if it was stopped.
[[nodiscard]] std::optional<SoftLocks> softLocksOf(const Game& start, const std::vector<std::string>& colours,
                                                   const std::function<bool()>& stopped);

} // namespace delve::play
