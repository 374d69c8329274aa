#pragma once

#include "playtest/proof/walk.h"

#include <cstdint>
#include <functional>
#include <string>
#include <vector>

/// How few steps it takes to come to every one of several places, such as those of flowers.
namespace delve::play {

struct LeastTour {
    std::int64_t atLeast = 0;  ///< no game of one player takes fewer steps; 0: not known
    std::vector<Place> places; ///< in the order of a shortest tour; empty: not known
    bool isWhole = false; ///< keys, or what is taken in passing, cannot be told by places: the tour is planned at once
};

/// Exact for up to this many places where there are no keys (by dynamic programming over sets of places, after Held and
/// Karp); else a bound: no tour is shorter than a spanning tree. Where there are keys, or something lies on a portal,
/// by one search for all places, if that is not too large.
constexpr std::size_t mostOfExactTour = 10;

/// Of player one. `places` differ from each other.
[[nodiscard]] LeastTour leastTour(const Game& start, const std::vector<std::string>& colours,
                                  const std::vector<Place>& places, const std::function<bool()>& stopped);

} // namespace delve::play
