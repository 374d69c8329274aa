#pragma once

#include "generation/level/world.h"

#include <vector>

namespace delve::editor {

/// The levels of a file as rooms to place on maps with these tiles. A world's own tiles are matched by name; an unknown
/// tile becomes floor if it is walkable, otherwise wall.
[[nodiscard]] std::vector<Level> stampsFrom(const World& world, const TileCatalogue& tiles);

} // namespace delve::editor
