#pragma once

#include "generation/difference/cells.h"

namespace delve::generation {

/// The differences of levels whose worlds may number their own tiles differently.
[[nodiscard]] LevelDifference levelsBetween(const Level& before, const Level& after, const TileMap& tiles,
                                            DifferenceCost* cost);
[[nodiscard]] Level applied(const LevelDifference& difference, Level level, const TileMap& tiles);

} // namespace delve::generation
