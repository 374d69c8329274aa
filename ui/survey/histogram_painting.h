#pragma once

#include "ui/survey/histogram_layout.h"

#include <QImage>
#include <QPainter>
#include <QPalette>

#include <optional>

/// The parts of a histogram as they are drawn.
namespace delve::ui {

class HistogramPainting {
public:
    using Cell = editor::HistogramCell;

    /// All of it outlives this.
    HistogramPainting(QPainter& painter, const HistogramPicture& picture, const HistogramLayout& layout,
                      const QPalette& palette);

    void paintHeader();
    void paintCells();
    void paintSums();
    void paintAxes();
    void paintMark(); ///< of the level that is shown
    void paintRing(Cell cell, bool chosen);
    /// Beside a cell, within `room`.
    void paintCard(Cell cell, const QString& text, const QImage& image, const QRectF& room);

private:
    [[nodiscard]] int rows() const;
    [[nodiscard]] QColor colourOf(Decimal value) const;
    void paintGrid();
    void paintBars();
    void paintLegend(const QRectF& box);

    QPainter& m_painter;
    const HistogramPicture& m_picture;
    const HistogramLayout& m_layout;
    const QPalette& m_palette;
    std::optional<Decimal> m_min; ///< of the values
    std::optional<Decimal> m_max;
};

/// From little to much: away from the ground, so that more stands out more in both themes. `share`: 0 to 1.
[[nodiscard]] QColor shadeOf(double share, const QPalette& palette);

} // namespace delve::ui
