#pragma once

#include "generation/level/bit_grid.h"
#include "generation/level/geometry.h"
#include "generation/level/room.h"

#include <QBrush>
#include <QLineF>
#include <QPainter>
#include <QRectF>

#include <cstddef>
#include <cstdint>
#include <functional>
#include <span>
#include <vector>

/// What overlays are painted with. The painter's unit is a cell throughout.
namespace delve::editor {

/// The part of `seen` whose drawing shows, if it reaches this many pixels beyond its cells: the painter clips the rest.
[[nodiscard]] QRectF shownOf(const QPainter& painter, const QRectF& seen, double cellPixels, double reach);
/// That of lines, in whole cells.
[[nodiscard]] Rect linesShown(const QPainter& painter, const QRectF& seen, double cellPixels);

/// Fills in the tint (premultiplied, 0 for none) of cells of row `y` at rising columns.
using TintRow = std::function<void(std::int32_t y, std::span<const std::int32_t> columns, std::span<QRgb> into)>;
/// Tints the cells of a map of `size` that lie in `seen`: each cell, or one cell for each pixel if cells are smaller.
void paintTints(QPainter& painter, const QRectF& seen, double cellPixels, Size size, const TintRow& tint);

/// Hatches cells with one of Qt's patterns, in pixels: it looks alike at every zoom, and moves with the map.
void paintHatching(QPainter& painter, const QRectF& seen, double cellPixels, const BitGrid& cells,
                   const QBrush& pattern);

/// The same for whole areas, whose number does not depend on the zoom.
void paintHatching(QPainter& painter, std::span<const Rect> areas, const QBrush& pattern);

/// Lines that are stroked together, 16 at a time, so that they do not darken each other where they meet. The groups
/// depend only on each line's index among all lines, not on which lines are visible, so that parts of a picture fit
/// together.
class LineGroups {
public:
    static constexpr std::size_t together = 16;
    /// Adds the next line, which is visible.
    void add(const QLineF& line) { add(line, m_next++ / together); }
    /// Skips this many lines, which are not visible.
    void skip(std::size_t count) { m_next += count; }
    /// Skips to the line of this index.
    void skipTo(std::size_t index) { m_next = index; }
    /// A line of a group numbered by the caller; lines of one group must follow each other.
    void add(const QLineF& line, std::size_t group);

    [[nodiscard]] std::size_t count() const { return m_firsts.size(); }
    [[nodiscard]] std::span<const QLineF> group(std::size_t index) const {
        const auto end = index + 1 < m_firsts.size() ? m_firsts[index + 1] : m_lines.size();
        return std::span(m_lines).subspan(m_firsts[index], end - m_firsts[index]);
    }

private:
    std::vector<QLineF> m_lines;
    std::vector<std::size_t> m_firsts; ///< where each group begins
    std::size_t m_last = 0;            ///< number of the last group
    std::size_t m_next = 0;
};

/// The group of lines that are drawn cell by cell: as many neighbouring cells of a row as fill a group.
[[nodiscard]] inline std::size_t groupAt(std::int32_t x, std::int32_t y, std::size_t linesOfCell) {
    const auto row = static_cast<std::size_t>(y) << 32;
    return row + static_cast<std::size_t>(x) / (LineGroups::together / linesOfCell);
}

/// A colour for paintTints().
[[nodiscard]] inline QRgb tinted(QRgb colour, int alpha) {
    return qPremultiply(qRgba(qRed(colour), qGreen(colour), qBlue(colour), alpha));
}

/// From dark violet over green to yellow: more is brighter, so that colour-blind people can read it. `share`: 0 to 1.
[[nodiscard]] QRgb heatColour(double share);

/// Lines visible on light and dark ground alike: `pen` on top of a wider dark line. Widths are in pixels.
void paintHaloed(QPainter& painter, const LineGroups& lines, QPen pen);
void paintHaloed(QPainter& painter, std::span<const QLineF> lines, const QPen& pen);

/// A short text centred on a place, upright and of the same size at every zoom.
void paintLabel(QPainter& painter, QPointF place, const QString& text, int textPixels);

/// The outline of cells that lie in runs, as lines along the edges of cells.
[[nodiscard]] std::vector<QLineF> outlineOf(std::span<const Run> runs);

[[nodiscard]] inline QRectF toRectF(const Rect& rect) { return QRectF(rect.x, rect.y, rect.width, rect.height); }
/// An area, grown about its middle where it is smaller than a size.
[[nodiscard]] QRectF atLeast(const QRectF& area, QSizeF size);
/// The cells of the map that lie in `seen`, in part or whole.
[[nodiscard]] Rect cellsIn(const QRectF& seen, Size size);

} // namespace delve::editor
