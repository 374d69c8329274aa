#pragma once

#include "generation/pipeline/trace.h"

#include <QPainter>
#include <QRectF>

#include <span>

/// What a stage saw, drawn over a map: points, lines and boxes of a trace.
namespace delve::editor {

/// Paints the marks that lie in `cells`. The painter's unit is a cell; `cellPixels` is its size in pixels. Marks of one
/// stage differ by dash and shape as well as by colour, in the order in which they are passed.
void paintMarks(QPainter& painter, std::span<const generation::Mark> marks, const QRectF& cells, double cellPixels);

} // namespace delve::editor
