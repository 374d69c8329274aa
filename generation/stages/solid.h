#pragma once

#include "generation/level/tile.h"

/// What keeps people out, by its kind: which of it can become an exit.
namespace delve::generation {

/// Around rooms, and around houses.
[[nodiscard]] inline bool isWall(const TileCatalogue& tiles, Tile tile) {
    return tiles.wall(tile) || (tiles.ofHouse(tile) && !tiles.walkable(tile));
}

/// The country around roads and towns, where nobody walks: it stands for walls where there are none, and for the
/// outside.
[[nodiscard]] inline bool isCountry(const TileCatalogue& tiles, Tile tile) {
    return tile != Tile::Void && !tiles.walkable(tile) && !tiles.endsGame(tile) && !isWall(tiles, tile);
}

} // namespace delve::generation
