#pragma once

#include "generation/level/tile.h"

/// What lakes are made of.
namespace delve::generation {

/// The built-in tile that this one is, or that a tile of the world's own behaves as.
[[nodiscard]] inline Tile behaviourOf(const TileCatalogue& tiles, Tile tile) {
    return tiles[tile].serves.value_or(tile);
}

/// Can it be seen through, and crossed on a bridge only?
[[nodiscard]] inline bool isLake(const TileCatalogue& tiles, Tile tile) {
    const Tile behaviour = behaviourOf(tiles, tile);
    return behaviour == Tile::Water || behaviour == Tile::Chasm || behaviour == Tile::Lava;
}

} // namespace delve::generation
