#pragma once

#include "editor/drawing/map_drawing.h"

#include <QImage>
#include <QSize>

/// A whole level drawn small.
namespace delve::editor {

/// Fits into `size` and keeps the level's proportions. `ofWorld`: the properties of its world.
[[nodiscard]] QImage thumbnailOf(const Level& level, const TileCatalogue& tiles, QSize size, QRgb background,
                                 const Properties& ofWorld = {});
/// The same, using a drawing that shows the level; successive levels share its sprites.
[[nodiscard]] QImage thumbnailOf(const MapDrawing& drawing, QSize size);

} // namespace delve::editor
