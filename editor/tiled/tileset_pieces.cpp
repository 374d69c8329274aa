#include "editor/tiled/tileset_pieces.h"

#include <algorithm>

namespace delve::editor {
namespace {

std::uint32_t tilesOfPicture(const TiledTileset& tileset) {
    constexpr std::int64_t unknown = 1 << 16, most = 1 << 24;
    const auto fit = [&tileset](std::int64_t pixels, std::int64_t tile) {
        return std::max<std::int64_t>(0, pixels - 2 * tileset.margin + tileset.spacing) / (tile + tileset.spacing);
    };
    const auto& size = tileset.image->size;
    if (size.width <= 0 || size.height <= 0) return unknown;
    return static_cast<std::uint32_t>(
        std::min(most, fit(size.width, tileset.tile.width) * fit(size.height, tileset.tile.height)));
}

} // namespace

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

/// A collection may have gaps, and old files do not say how many tiles a picture has.
TiledCell endOf(const TiledTileset& tileset) {
    std::uint32_t count = tileset.count == 0 && tileset.image ? tilesOfPicture(tileset) : tileset.count;
    count = std::max(count, std::uint32_t{1});
    for (const auto& tile : tileset.tiles) count = std::max(count, tile.id + 1);
    return tileset.first + count;
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
