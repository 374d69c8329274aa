#pragma once

#include "editor/drawing/cell_pieces.h"
#include "editor/tiled/tiled_map.h"
#include "generation/level/level.h"

#include <cstdint>

/// The layers of objects of a map for Tiled. Used by its formats.
namespace delve::editor {

/// The things of a level, each as a tile object of its picture.
[[nodiscard]] TiledLayer thingsLayer(const Level& level, CellPieces& pieces, Size cellPixels, std::int64_t& nextObject);
/// What its object says of a thing: its fields and properties, and whether it is pinned.
[[nodiscard]] TiledProperties propertiesOf(const Thing& thing, const Level& level);

/// Its rooms, halls and links, for people to see: hidden at first. Without those that it has none of.
[[nodiscard]] std::vector<TiledLayer> planLayers(const Level& level, Size cellPixels, std::int64_t& nextObject);

} // namespace delve::editor
