#pragma once

#include "generation/level/level.h"
#include "generation/level/result.h"

#include <QImage>

#include <span>
#include <string>

/// A level as a picture: what the png format and the `picture` verb write. Needs no window and no display.
namespace delve {

inline constexpr int smallestCellPixels = 1;
inline constexpr int largestCellPixels = 256;
/// What QImage::save should be told for png: packs many times faster than by default and hardly larger.
inline constexpr int pngQuality = 80;

/// One pixel a cell is the plain colour of its tile, so that reading the picture back gives the same tiles; larger
/// cells are drawn as on the map, things and overlays included. Refused where the picture would take more than 2 GiB,
/// and for an overlay that is unknown.
[[nodiscard]] Result<QImage> drawPicture(const Level& level, const TileCatalogue& catalogue, int cellPixels,
                                         std::span<const std::string> overlays = {});

} // namespace delve
