#pragma once

#include "editor/drawing/cell_pieces.h"
#include "editor/formats/format.h"
#include "editor/formats/kept_tilesets.h"
#include "editor/tiled/tiled_map.h"

/// Levels that came from Tiled, as maps with the tilesets, layers and objects that they came with. Used by its formats.
namespace delve::editor {

/// The width of the cells of a kept map in pixels, as far as pieces can have it.
[[nodiscard]] int cellOfKept(const TiledMap& map);
/// Has the level tiles or things that are of no tileset? They are drawn, into one of their own.
[[nodiscard]] bool needsPieces(const World& world, const Level& level, const TiledMap& map, const KeptTilesets& kept);

/// The map as it was (readKeptMap() in kept_tiled.h), with the tiles and things of the level. The tileset of the
/// pieces, if it needs one, is the caller's to add: its first number is firstOfPieces().
[[nodiscard]] Result<TiledMap> keptMap(const World& world, const Level& level, TiledMap map, const KeptTilesets& kept,
                                       CellPieces& pieces, generation::Feedback* feedback);

} // namespace delve::editor
