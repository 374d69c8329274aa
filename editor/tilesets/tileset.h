#pragma once

#include "generation/level/result.h"
#include "generation/level/tile.h"

#include <QImage>
#include <QRect>
#include <QString>

#include <span>
#include <string>
#include <vector>

/// Tiles of a world's own out of pictures: one tile of a whole picture, or many of a tileset, cut by its measures.
namespace delve::editor {

/// How a tileset lies in its picture, in pixels.
struct TilesetCut {
    int width = 16;
    int height = 16;
    int margin = 0;  ///< around all tiles
    int spacing = 0; ///< between two of them
};

/// A PNG picture that tiles can be made of; refused where a side has more than 16,384 pixels, or all of it more than 64
/// million. Only a PNG cannot name further files, which would come along into the map.
[[nodiscard]] Result<QImage> readTilePicture(const QString& path);
/// Where the tiles are, row by row, each whole within the picture.
[[nodiscard]] std::vector<QRect> tilesOf(QSize picture, const TilesetCut& cut);
/// Is there nothing on this piece? Tilesets are often filled up with such.
[[nodiscard]] bool isEmptyPiece(const QImage& picture, const QRect& piece);

/// What all tiles of a tileset have in common; their names end in the number of their place.
struct TilesetNaming {
    std::string name;
    Walk walk = Walk::Yes;
    bool seeThrough = true;
};
/// The chosen pieces of a picture as tiles, with names and glyphs that are free in the catalogue.
[[nodiscard]] std::vector<TileKind> tilesFrom(const QImage& picture, std::span<const QRect> pieces,
                                              const TilesetNaming& naming, const TileCatalogue& catalogue);

[[nodiscard]] char32_t freeGlyph(const TileCatalogue& catalogue);
/// "NAME-1", "NAME-2" …: the first that is free.
[[nodiscard]] std::string freeTileName(const TileCatalogue& catalogue, const std::string& name);
/// Made smaller where it is larger than the map ever shows a tile.
[[nodiscard]] QImage asTilePicture(const QImage& picture);
inline constexpr int defaultTilePixels = 64;

} // namespace delve::editor
