#pragma once

#include "generation/level/tile.h"

#include <QImage>

#include <string>

/// The picture of a tile of a world's own. It is kept within the tile, as text, so that a map is one file: a PNG as a
/// data address.
namespace delve {

/// A picture within a tile that is wider or higher is not shown, and no tile is cut larger.
inline constexpr int mostTilePixels = 256;

[[nodiscard]] std::string embeddedPicture(const QImage& picture);
/// Null where the tile has none, or none that can be read. Decodes it each time.
[[nodiscard]] QImage pictureOf(const TileKind& kind);
/// Is it within the tile, and may parts of it be clear? Reads no more than its beginning.
[[nodiscard]] bool hasClearParts(const TileKind& kind);
/// The colour that stands for a picture from afar: the mean of what is not clear; black where all is.
[[nodiscard]] Colour meanColour(const QImage& picture);

} // namespace delve
