#pragma once

#include "editor/drawing/cell_pieces.h"
#include "editor/formats/format.h"
#include "editor/tiled/tiled_map.h"

#include <QByteArray>

#include <string>
#include <vector>

/// Levels that came from Tiled, as maps with the tilesets, layers and objects that they came with. Used by its formats.
namespace delve::editor {

struct KeptPicture {
    std::string path; ///< beside the map
    QByteArray bytes;
};

/// The tilesets of a world that came from Tiled, whose pictures lie beside the map.
struct KeptTilesets {
    std::vector<TiledTileset> tilesets;
    std::vector<KeptPicture> pictures;
};

/// Does the level have what its map was, and the world its tilesets?
[[nodiscard]] bool cameFromTiled(const World& world, const Level& level);
/// The width of its cells in pixels, as far as pieces can have it.
[[nodiscard]] int cellOfKept(const Level& level);
[[nodiscard]] KeptTilesets keptTilesets(const World& world);
/// Has the level tiles or things that are of no tileset? They are drawn, into one of their own.
[[nodiscard]] bool needsPieces(const World& world, const Level& level, const KeptTilesets& kept);

/// The map as it was, with the tiles and things of the level. The tileset of the pieces, if it needs one, is the
/// caller's to add: its first number is firstOfPieces().
[[nodiscard]] Result<TiledMap> keptMap(const World& world, const Level& level, const KeptTilesets& kept,
                                       CellPieces& pieces, generation::Feedback* feedback);
[[nodiscard]] std::uint32_t firstOfPieces(const KeptTilesets& kept);

} // namespace delve::editor
