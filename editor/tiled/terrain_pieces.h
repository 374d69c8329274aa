#pragma once

#include "editor/skins/pieces.h"
#include "editor/tiled/tiled_map.h"

#include <optional>

/// Tiled's terrains as the pieces of a skin.
namespace delve::editor {

/// The pieces of a tile that is one colour of these terrains, counted from 1, where it meets another: 0 is what has
/// none. By corners, by edges, or as a blob, as the terrains are. `picture` is that of the tileset in the skin. Nothing
/// where no tile has this colour.
[[nodiscard]] std::optional<TilePieces> piecesOfTerrain(const TiledTileset& tileset, const TiledTerrains& terrains,
                                                        std::uint8_t colour, std::uint8_t other, std::uint16_t picture);

} // namespace delve::editor
