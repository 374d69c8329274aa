#pragma once

#include "generation/level/world.h"

#include <vector>

namespace delve::editor {

/// The levels of a file as rooms to place on maps with these tiles: tiles of a world's own go by their names, and one
/// that is unknown here becomes floor where it can be walked, else wall.
[[nodiscard]] std::vector<Level> stampsFrom(const World& world, const TileCatalogue& tiles);

} // namespace delve::editor
