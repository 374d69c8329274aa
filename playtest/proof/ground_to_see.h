#pragma once

#include "playtest/proof/parts.h"
#include "playtest/rules/game.h"

#include <functional>

/// Whether players who explore see what they have to, on ground where some steps lead one way.
namespace delve::play {

/// Is all ground seen in any case, at the start, by whoever stands on it, or from ground that `isKept`: to which
/// somebody can come from wherever players are? False where that takes doors that were opened, lamps, or too long a
/// look.
[[nodiscard]] bool isAllSeenAnyway(const Game& start, const std::function<bool(const Place&)>& isKept,
                                   const std::function<bool()>& stopped);

/// Is there a cell to see that nobody has seen, and that nobody can come to or look at any more, whatever they still
/// open or buy? The parts are those of the start of this game. False where that cannot be told.
[[nodiscard]] bool isSomeNeverSeen(const Game& game, const Parts& parts, const std::function<bool()>& stopped);

} // namespace delve::play
