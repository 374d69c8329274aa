#pragma once

#include "playtest/proof/parts.h"
#include "playtest/proof/strong_parts.h"

#include <cstdint>
#include <functional>
#include <span>

/// Can every step be taken back? Where that is so, nobody gets stuck, and no other search is needed.
namespace delve::play {

/// Of one player. `begins` are the parts in which players are at first; parts from start() on are starts, to which
/// nobody comes back. False if the search gave up.
[[nodiscard]] bool isReversible(std::span<const std::uint32_t> begins, StrongPartsByHeld& strong);

/// Of two players who start on this ground: neither gets stuck, whoever holds which key, and neither can stand in the
/// other's way for good. False where that is not so, or more is needed to tell.
[[nodiscard]] bool isReversibleForTwo(const Game& start, const Parts& parts, const std::function<bool()>& stopped);

} // namespace delve::play
