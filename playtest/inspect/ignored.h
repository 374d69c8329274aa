#pragma once

#include "playtest/inspect/problem.h"

#include <vector>

namespace delve {
struct Level;
}

/// Problems that a person chose to ignore. They are kept with their level, as a text among its properties, so that
/// every inspection of the map leaves them out. The text lists them, each by its check, its first cell and its subject,
/// as far as it has them: "useless-door 12,7; unreachable-thing 3,4 coin-3-4; no-start player-2". Without the subject,
/// as in older files, all problems of the check with this first cell are meant. One whose first cell is another is
/// listed again: better than to hide ground that was cut off since, because it touches a corner that was ignored.
namespace delve::play {

/// The problem is one of this level.
[[nodiscard]] bool isIgnored(const Level& level, const Problem& problem);
void setIgnored(Level& level, const Problem& problem, bool ignored);

/// Moves those that their levels ignore out of `problems`, and returns them.
[[nodiscard]] std::vector<Problem> takeIgnored(const World& world, std::vector<Problem>& problems);

} // namespace delve::play
