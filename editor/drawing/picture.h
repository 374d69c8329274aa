#pragma once

#include "generation/level/level.h"
#include "generation/level/result.h"

#include <QImage>

#include <optional>
#include <span>
#include <string>

/// A level as a picture: what the png format and the `picture` verb write. Needs no window and no display.
namespace delve::editor {

struct Skin;

inline constexpr int smallestCellPixels = 1;
inline constexpr int largestCellPixels = 256;

/// The default pixels for one cell: 16, or fewer for maps so large that their picture would have more than 8192 x 8192
/// pixels, which takes minutes to compress and more memory than most viewers have.
[[nodiscard]] int defaultCellPixels(Size size);
/// Those of the pieces of a skin, where it has any and the map is not too large.
[[nodiscard]] int defaultCellPixels(Size size, const Skin& skin);
/// Says so if these are fewer than 16; nothing otherwise.
[[nodiscard]] std::optional<Message> noteOfCellPixels(int cellPixels);

/// At one pixel a cell, each pixel has the plain colour of its tile, so that reading the picture back gives the same
/// tiles; larger cells are drawn as on the map, with things and overlays. Draws the whole picture at once, so it is for
/// small ones: fails if it would take more than 256 MB, and for an unknown overlay. Large ones are drawn in bands
/// (picture_bands.h).
[[nodiscard]] Result<QImage> drawPicture(const Level& level, const TileCatalogue& catalogue, int cellPixels,
                                         std::span<const std::string> overlays = {});

} // namespace delve::editor
