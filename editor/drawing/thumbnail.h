#pragma once

#include "editor/drawing/map_drawing.h"

#include <QImage>
#include <QSize>

/// A whole level drawn small.
namespace delve::editor {

/// Fits into `size`, in the shape of the level.
[[nodiscard]] QImage thumbnailOf(const Level& level, const TileCatalogue& tiles, QSize size, QRgb background);
/// The same, by a drawing that shows the level; many levels one after the other share its sprites.
[[nodiscard]] QImage thumbnailOf(const MapDrawing& drawing, QSize size);

} // namespace delve::editor
