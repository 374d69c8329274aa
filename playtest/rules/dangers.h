#pragma once

#include "generation/level/text.h"

#include <vector>

namespace delve::play {

struct Game;

/// What can kill the players of this game, or lose it for them: a sentence each, the deadliest first. It follows from
/// what the objective, the rules and the tables of its world declare, and from what there is on its levels; so it holds
/// for an objective that was added at run time, too. To be said at the start.
[[nodiscard]] std::vector<Message> dangersOf(const Game& game);

} // namespace delve::play
