#pragma once

#include "generation/level/level.h"
#include "generation/level/result.h"

#include <QImage>

#include <optional>
#include <span>
#include <string>

/// A level as a picture: what the png format and the `picture` verb write. Needs no window and no display.
namespace delve::editor {

inline constexpr int smallestCellPixels = 1;
inline constexpr int largestCellPixels = 256;

/// The pixels for one cell where nobody asks for a number: 16, and fewer for maps so large that their picture would
/// have more than 8192 x 8192 pixels, which takes minutes to pack and more memory than most viewers have.
[[nodiscard]] int defaultCellPixels(Size size);
/// Says so to the person where these are fewer than 16; nothing otherwise.
[[nodiscard]] std::optional<Message> noteOfCellPixels(int cellPixels);

/// One pixel a cell is the plain colour of its tile, so that reading the picture back gives the same tiles; larger
/// cells are drawn as on the map, things and overlays included. The whole picture at once, so for small ones: refused
/// where it would take more than 256 MB, and for an overlay that is unknown. Large ones are drawn in bands
/// (picture_bands.h).
[[nodiscard]] Result<QImage> drawPicture(const Level& level, const TileCatalogue& catalogue, int cellPixels,
                                         std::span<const std::string> overlays = {});

} // namespace delve::editor
