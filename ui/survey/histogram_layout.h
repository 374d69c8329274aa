#pragma once

#include "ui/survey/histogram_view.h"

#include <QFontMetrics>
#include <QRectF>
#include <QString>

#include <optional>
#include <vector>

/// Where the parts of a histogram lie in its widget.
namespace delve::ui {

/// A number at an axis.
struct AxisTick {
    double place = 0; ///< in parts from the first
    QString text;
};

struct HistogramLayout {
    QRectF header; ///< title and legend
    QRectF plot;   ///< the cells
    QRectF above;  ///< the bars of the columns; empty: none
    QRectF beside; ///< the bars of the rows
    std::vector<AxisTick> across;
    std::vector<AxisTick> up;

    [[nodiscard]] QRectF cell(editor::HistogramCell cell, int columns, int rows) const;
};

[[nodiscard]] HistogramLayout layOutHistogram(const HistogramPicture& picture, const QSizeF& size,
                                              const QFontMetrics& metrics);

/// "Rooms, in cells".
[[nodiscard]] QString axisTitle(const HistogramAxis& axis);
/// "Rooms: 8 to 9".
[[nodiscard]] QString rangeText(const HistogramAxis& axis, int bin);

/// The least width and height of a cell that people can hit.
inline constexpr int leastCell = 10;

} // namespace delve::ui
