#pragma once

#include "generation/level/result.h"
#include "generation/level/tile.h"

#include <QImage>

#include <cstdint>
#include <string>
#include <vector>

/// The picture of a world's own tile. It is stored in the tile as text, a PNG as a data URL, so that a map is one file.
/// A file may contain anything there, so the PNG header is checked before decoding.
namespace delve::editor {

/// Maximum width and height of a tile's picture. Larger pictures are not shown, and tilesets are not cut larger.
inline constexpr int maxTilePixels = 256;
/// For all pictures of a world: 4,000 of 64 x 64. Pictures of later tiles are not shown.
inline constexpr std::int64_t maxPixelsOfAllTiles = std::int64_t{1} << 24;

/// The maximum length of a tile's picture as text: far more than the largest picture needs, with the metadata that
/// programs add.
inline constexpr std::size_t maxBytesOfTilePicture = std::size_t{4} << 20;

/// Why the picture within a tile is not shown: too large in pixels, or too long in bytes.
enum class PictureFault : std::uint8_t { None, NotPng, TooLong, TooLarge, TooMany };
/// One entry for each of the world's own tiles, in order, judged by the PNG headers. None for a tile without a picture.
/// Damage behind the header is found when the picture is decoded.
[[nodiscard]] std::vector<PictureFault> pictureFaults(const TileCatalogue& catalogue);

[[nodiscard]] std::string embeddedPicture(const QImage& picture);
/// Null if the tile has no picture, or none that can be shown by itself. Decodes it on each call.
[[nodiscard]] QImage pictureOf(const TileKind& kind);
/// The same picture, or the reason why it cannot be shown.
[[nodiscard]] Result<QImage> decodedPicture(const TileKind& kind);
/// Is it stored in the tile, and may parts of it be transparent? Reads only the header.
[[nodiscard]] bool hasClearParts(const TileKind& kind);
/// The same for each of the world's own tiles. A faulty picture has no transparent parts.
[[nodiscard]] std::vector<bool> tilesWithClearParts(const TileCatalogue& catalogue);
/// The colour of a picture from afar: the mean of its opaque parts; black if there are none.
[[nodiscard]] Colour meanColour(const QImage& picture);

} // namespace delve::editor
