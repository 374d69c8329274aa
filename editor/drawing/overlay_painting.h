#pragma once

#include "generation/level/geometry.h"
#include "generation/level/room.h"

#include <QLineF>
#include <QPainter>
#include <QRectF>

#include <functional>
#include <span>
#include <vector>

/// What overlays are painted with. The painter's unit is a cell throughout.
namespace delve {

/// Gives the tint (premultiplied, 0 for none) of cells of row `y` at rising columns.
using TintRow = std::function<void(std::int32_t y, std::span<const std::int32_t> columns, std::span<QRgb> into)>;
/// Tints the cells of a map of `size` that lie in `seen`: one by one, or as many as there are pixels.
void paintTints(QPainter& painter, const QRectF& seen, double cellPixels, Size size, const TintRow& tint);

/// Lines that are seen on light and dark ground alike: `pen` upon a wider dark line. Widths are in pixels.
void paintHaloed(QPainter& painter, std::span<const QLineF> lines, QPen pen);

/// A short text at the middle of a place, upright and of a size that does not depend on the zoom.
void paintLabel(QPainter& painter, QPointF place, const QString& text, int textPixels);

/// The outline of cells that lie in runs, as lines along the edges of cells.
[[nodiscard]] std::vector<QLineF> outlineOf(std::span<const Run> runs);

[[nodiscard]] inline QRectF toRectF(const Rect& rect) { return QRectF(rect.x, rect.y, rect.width, rect.height); }
/// The cells, on a map, that lie in `seen` in part or whole.
[[nodiscard]] Rect cellsIn(const QRectF& seen, Size size);

} // namespace delve
