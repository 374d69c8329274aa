#pragma once

#include "generation/level/level.h"
#include "generation/level/tile.h"

#include <span>
#include <string>
#include <vector>

namespace delve::editor {

/// Places a copy of each of these things on the nearest free cell that suits it, and returns the ids of the copies.
/// Passed over are starts, of which each player has one, and what finds no cell close by. With `pins`, pins the copies.
std::vector<std::string> duplicateThings(Level& level, const TileCatalogue& tiles, std::span<const Thing* const> things,
                                         bool pins);

} // namespace delve::editor
