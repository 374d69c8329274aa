#pragma once

#include "playtest/proof/proof.h"
#include "playtest/rules/game.h"

#include <functional>
#include <optional>

/// Can a player of a journey get stuck because supplies are spent? Plays every game there is by the rules, and gives up
/// on all but small worlds.
namespace delve::play {

/// Nothing if the search gave up: there are too many states, something is drawn by chance, or it was stopped.
[[nodiscard]] std::optional<SoftLocks> stuckBySpending(const Game& start, const std::function<bool()>& stopped);

} // namespace delve::play
