#pragma once

#include "generation/level/thing.h"

#include <span>
#include <string>
#include <vector>

/// Keys and the locks that they open.
namespace delve {

/// The colour of a key or a lock, as a word; empty if it has none.
[[nodiscard]] std::string colourOf(const Thing& thing);

/// A key opens the locks of its colour; one without a colour those that have none either.
[[nodiscard]] bool opens(const Thing& key, const Thing& lock);

/// Of a key, the locks that it opens; of a lock, the keys that open it: the nearest first. None for other things.
[[nodiscard]] std::vector<const Thing*> partnersOf(const Thing& thing, std::span<const Thing> things);

/// A key and a lock that it opens.
struct KeyAndLock {
    const Thing* key = nullptr;
    const Thing* lock = nullptr;
};
/// More pairs of one colour would only cover the map.
inline constexpr std::size_t mostPairsOfColour = 4096;
/// Each key with each lock that it opens, colour by colour. Where a colour has more than mostPairsOfColour
/// pairs, each of its keys and each of its locks at least once, and no more pairs than it has of either.
[[nodiscard]] std::vector<KeyAndLock> keysWithLocks(std::span<const Thing> things);

} // namespace delve
