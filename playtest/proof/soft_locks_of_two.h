#pragma once

#include "playtest/proof/proof.h"
#include "playtest/rules/game.h"

#include <cstdint>
#include <functional>
#include <string>
#include <vector>

/// Soft locks of two players, who hold keys of their own, open locks for both, and may stand in each other's way. They
/// are stuck once no game that both play on, each as they like, ends as the objective wants, whoever wins it. Exact for
/// the same as with one player; what happens to a player who is out is left out, too.
namespace delve::play {

/// On ground of up to so many cells the way to get stuck is a shortest one; on more it may be longer, since players are
/// not followed from cell to cell where they can pass each other.
inline constexpr std::int64_t mostCellsFollowed = 64;

/// Of a world that can be won. Invalid if it was stopped.
[[nodiscard]] SoftLocks softLocksOfTwo(const Game& start, const std::vector<std::string>& colours,
                                       const std::function<bool()>& stopped,
                                       std::int64_t mostCells = mostCellsFollowed);

} // namespace delve::play
