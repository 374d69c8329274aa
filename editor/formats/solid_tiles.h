#pragma once

#include "generation/level/tile.h"

namespace delve::editor {

/// Does nobody ever get onto it? An exit is entered, and so are lava and a chasm, once. What other programs take for
/// walls.
[[nodiscard]] inline bool isSolid(const TileCatalogue& tiles, Tile tile) {
    return !tiles.walkable(tile) && !tiles.endsGame(tile) && !tiles.kills(tile) && !tiles.leadsDown(tile);
}

} // namespace delve::editor
