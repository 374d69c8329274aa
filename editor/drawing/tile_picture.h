#pragma once

#include "generation/level/result.h"
#include "generation/level/tile.h"

#include <QImage>

#include <cstdint>
#include <string>
#include <vector>

/// The picture of a tile of a world's own. It is kept within the tile, as text, so that a map is one file: a PNG as a
/// data address. A file may have anything there, so its beginning is looked at before it is decoded.
namespace delve::editor {

/// A picture within a tile that is wider or higher is not shown, and no tile is cut larger.
inline constexpr int maxTilePixels = 256;
/// All pictures of a world together: 4,000 of 64 x 64. Those of the tiles after that are not shown.
inline constexpr std::int64_t maxPixelsOfAllTiles = std::int64_t{1} << 24;

/// Of a picture within a tile, as the text that it is: far more than the largest takes, and what programs write into it
/// beside.
inline constexpr std::size_t maxBytesOfTilePicture = std::size_t{4} << 20;

/// Why the picture within a tile is not shown: too large in pixels, or too long in bytes.
enum class PictureFault : std::uint8_t { None, NotPng, TooLong, TooLarge, TooMany };
/// Of each tile of the world's own, in their order, by the beginnings of their pictures. A tile without one has none.
/// What is damaged farther on is found by who decodes it.
[[nodiscard]] std::vector<PictureFault> pictureFaults(const TileCatalogue& catalogue);

[[nodiscard]] std::string embeddedPicture(const QImage& picture);
/// Null where the tile has none, or none that can be shown by itself. Decodes it each time.
[[nodiscard]] QImage pictureOf(const TileKind& kind);
/// The same where there is one, or why it cannot be shown.
[[nodiscard]] Result<QImage> decodedPicture(const TileKind& kind);
/// Is it within the tile, and may parts of it be clear? Reads no more than its beginning.
[[nodiscard]] bool hasClearParts(const TileKind& kind);
/// The same of each tile of the world's own. One whose picture has a fault has no clear parts.
[[nodiscard]] std::vector<bool> tilesWithClearParts(const TileCatalogue& catalogue);
/// The colour that stands for a picture from afar: the mean of what is not clear; black where all is.
[[nodiscard]] Colour meanColour(const QImage& picture);

} // namespace delve::editor
