#pragma once

#include "generation/level/level.h"

namespace delve {

/// `level`, but sharing with `other` whatever is the same in both.
[[nodiscard]] Level sharing(const Level& other, const Level& level);
/// Lets a chunk of `tiles` be that of `other` where both hold the same. False where they do not, or differ in size.
bool shareChunk(Grid& tiles, const Grid& other, std::size_t chunk);

} // namespace delve
