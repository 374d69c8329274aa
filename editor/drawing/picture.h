#pragma once

#include "generation/level/level.h"
#include "generation/level/result.h"

#include <QImage>

#include <span>
#include <string>

class QIODevice;

/// A level as a picture: what the png format and the `picture` verb write. Needs no window and no display.
namespace delve {

inline constexpr int smallestCellPixels = 1;
inline constexpr int largestCellPixels = 256;

/// One pixel a cell is the plain colour of its tile, so that reading the picture back gives the same tiles; larger
/// cells are drawn as on the map, things and overlays included. Refused where the picture would take more than 2 GiB,
/// and for an overlay that is unknown.
[[nodiscard]] Result<QImage> drawPicture(const Level& level, const TileCatalogue& catalogue, int cellPixels,
                                         std::span<const std::string> overlays = {});

/// Writes a picture as PNG, packed quickly rather than as small as it goes. False where the device does not take it.
[[nodiscard]] bool writePng(const QImage& picture, QIODevice& into);

} // namespace delve
