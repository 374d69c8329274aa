#pragma once

#include "editor/drawing/piece_sheet.h"
#include "editor/formats/format.h"
#include "editor/tiled/tiled_map.h"

#include <QByteArray>

/// A level as a map of Tiled that looks as it is drawn here, with a tileset of its own. Used by the formats of Tiled.
namespace delve::editor {

/// The map, without the path of the tileset's picture.
[[nodiscard]] Result<TiledMap> drawnMap(const World& world, const Level& level, CellPieces& pieces,
                                        generation::Feedback* feedback);

/// A tileset of all pieces, without the path of its picture, which piece_sheet.h draws. May add pieces.
[[nodiscard]] TiledTileset tilesetOf(CellPieces& pieces, const TileCatalogue& tiles);
/// Gives each tile a picture of its own, which lies nowhere: the only pictures that Tiled reads from within a map.
/// Whoever writes the map asks for its bytes by the path.
void splitPicture(TiledTileset& tileset);
[[nodiscard]] QByteArray pictureOfPiece(CellPieces& pieces, const TiledImage& image);

} // namespace delve::editor
