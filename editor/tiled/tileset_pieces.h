#pragma once

#include "editor/tiled/tiled_map.h"

#include <optional>
#include <string>

/// Which tile of which tileset a cell of a map is.
namespace delve::editor {

struct TilesetPiece {
    const TiledTileset* tileset = nullptr;
    std::uint32_t id = 0;
    const TiledTile* tile = nullptr; ///< what the tileset says of it; null if it says nothing
};

/// Nothing for a cell that is empty, or that no tileset of the map has.
[[nodiscard]] std::optional<TilesetPiece> pieceOf(const TiledMap& map, TiledCell cell);
/// The number behind the last tile of a tileset.
[[nodiscard]] TiledCell endOf(const TiledTileset& tileset);
/// "cave#12 x d": the piece, and how it is turned.
[[nodiscard]] std::string sourceOf(const TilesetPiece& piece, TiledCell cell);

} // namespace delve::editor
