#include "editor/tiled/tileset_pieces.h"

#include <algorithm>

namespace delve::editor {

std::optional<TilesetPiece> pieceOf(const TiledMap& map, TiledCell cell) {
    const auto number = cell & ~tiledFlags;
    const TiledTileset* found = nullptr;
    for (const auto& tileset : map.tilesets)
        if (tileset.first <= number && (!found || tileset.first > found->first)) found = &tileset;
    if (number == 0 || !found) return {};
    const auto id = number - found->first;
    const auto tile = std::ranges::lower_bound(found->tiles, id, {}, &TiledTile::id); // they are sorted
    const bool isThere = tile != found->tiles.end() && tile->id == id;
    const bool isCollection = found->columns == 0 && !found->image;
    if (isCollection ? !isThere : found->count > 0 && id >= found->count) return {};
    return TilesetPiece{found, id, isThere ? &*tile : nullptr};
}

std::string sourceOf(const TilesetPiece& piece, TiledCell cell) {
    auto source = piece.tileset->name + '#' + std::to_string(piece.id);
    if ((cell & flippedAcross) != 0) source += " x";
    if ((cell & flippedDown) != 0) source += " y";
    if ((cell & flippedDiagonally) != 0) source += " d";
    if ((cell & turnedHexagonally) != 0) source += " h";
    return source;
}

} // namespace delve::editor
