#pragma once

#include "playtest/proof/proof.h"
#include "playtest/rules/game.h"

#include <functional>
#include <optional>
#include <string>
#include <vector>

/// Why a world cannot be won by any game: it has no start, or what its objective needs is out of reach even of a player
/// whom nothing stops but walls, locks whose key is out of reach, and barriers that never lift.
namespace delve::play {

/// Unwinnable, for the reason for which no game begins.
[[nodiscard]] Proof cannotPlay(const World& world, Failure failure);

/// Nothing if that player can win, or once `stopped` returns true. Then a real game may still be lost, or hard to win.
[[nodiscard]] std::optional<Proof> impossibleToWin(const Game& start, const std::function<bool()>& stopped = {});

/// The same, by a search of every walk that there is: it takes longer, and knows that portals lead one way. Nothing
/// where it cannot tell: for two players, journeys and more colours of keys than a walk tells apart.
[[nodiscard]] std::optional<Proof> impossibleToWalk(const Game& start, const std::vector<std::string>& colours,
                                                    const std::function<bool()>& stopped = {});

} // namespace delve::play
