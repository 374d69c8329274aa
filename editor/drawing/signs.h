#pragma once

#include "editor/drawing/exits.h"
#include "editor/drawing/sprite_sheet.h"
#include "editor/drawing/standing.h"

#include <QPainter>
#include <QRectF>
#include <QTransform>

/// Signs for what must be found on a map whose cells are too small to show it: starts, exits, goals and bosses, each as
/// its own sprite on a dark ground.
namespace delve::editor {

/// How far a sign reaches from the middle of its cell, beyond half of its size.
inline constexpr double signRim = 1;

/// Paints the signs that reach into `cells`: at most one for each square with half the side of a sign, which does not
/// depend on `cells`, so that parts of a picture fit together. `toPixels` leads from cells to device-independent
/// pixels; the sheet's sprites have the size of a sign.
void paintSigns(QPainter& painter, const QTransform& toPixels, const QRectF& cells, const Standing& standing,
                const Exits& exits, SpriteSheet& sheet);

} // namespace delve::editor
