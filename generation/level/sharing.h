#pragma once

#include "generation/level/level.h"

namespace delve {

/// `level`, sharing with `other` everything that is equal in both.
[[nodiscard]] Level sharing(const Level& other, const Level& level);
/// Makes `tiles` share a chunk of `other` if both hold the same. False if they do not, or differ in size.
bool shareChunk(Grid& tiles, const Grid& other, std::size_t chunk);

} // namespace delve
