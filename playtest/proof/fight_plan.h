#pragma once

#include "playtest/rules/command.h"
#include "playtest/rules/game.h"

#include <cstddef>
#include <functional>
#include <vector>

/// How to fight, for a solver that knows how the dice will fall: a game keeps its own random state, so that each round
/// can be tried both ways before it is played.
namespace delve::play {

/// The choices that beat the foe of a fight with the most health left, as far as a beam search finds them: after each
/// round it keeps the `width` most promising games. Empty if each of these games is lost. Ends early once `stopped`,
/// which is asked in each round, returns true.
[[nodiscard]] std::vector<Command> planFight(const Game& game, std::size_t width, const std::function<bool()>& stopped);

} // namespace delve::play
