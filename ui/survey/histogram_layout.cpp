#include "ui/survey/histogram_layout.h"

#include "ui/measures/strip.h"
#include "ui/theme/tokens.h"

#include <QCoreApplication>

#include <algorithm>
#include <array>

namespace delve::ui {
namespace {

struct Texts {
    Q_DECLARE_TR_FUNCTIONS(HistogramView)
};

constexpr double gap = gridStep / 2.0;
constexpr double lowHeight = 130; ///< a lower one has no bars above, and no name of the measure across

/// Every how many parts a number stands, so that there is room for so many pixels each.
int stepOfTicks(double partPixels, double wanted) {
    constexpr std::array steps{1, 2, 5, 10, 20, 50, 100};
    for (const int step : steps)
        if (partPixels * step >= wanted) return step;
    return steps.back();
}

/// A part with one value has its number in the middle, others at their beginning.
AxisTick tickOf(const editor::Bins& bins, int bin) {
    return {bin + (bins.single() ? 0.5 : 0.0), numberText(bins.from(bin))};
}

double widestTick(const editor::Bins& bins, const QFontMetrics& metrics) {
    int widest = 0;
    for (const int bin : {0, bins.count() / 2, bins.count() - 1, bins.count()})
        widest = std::max(widest, metrics.horizontalAdvance(numberText(bins.from(std::max(bin, 0)))));
    return widest;
}

std::vector<AxisTick> ticksOf(const editor::Bins& bins, double pixels, double wanted) {
    std::vector<AxisTick> ticks;
    if (bins.count() == 0) return ticks;
    const int step = stepOfTicks(pixels / bins.count(), wanted);
    const int end = bins.single() ? bins.count() - 1 : bins.count();
    for (int bin = 0; bin <= end; bin += step) ticks.push_back(tickOf(bins, bin));
    return ticks;
}

/// How high bars over one measure alone are.
std::vector<AxisTick> ticksOfBars(const HistogramPicture& picture) {
    std::optional<Decimal> most;
    for (const auto& value : picture.values)
        if (value && (!most || *value > *most)) most = value;
    std::vector<AxisTick> ticks{{0, numberText(Decimal())}};
    if (most) ticks.push_back({1, numberText(*most)});
    return ticks;
}

double widestOf(const std::vector<AxisTick>& ticks, const QFontMetrics& metrics) {
    int widest = 0;
    for (const auto& tick : ticks) widest = std::max(widest, metrics.horizontalAdvance(tick.text));
    return widest;
}

} // namespace

QRectF HistogramLayout::cell(editor::HistogramCell cell, int columns, int rows) const {
    const double width = plot.width() / std::max(1, columns);
    const double height = plot.height() / std::max(1, rows);
    return {plot.left() + width * cell.column, plot.bottom() - height * (cell.row + 1), width, height};
}

HistogramLayout layOutHistogram(const HistogramPicture& picture, const QSizeF& size, const QFontMetrics& metrics) {
    HistogramLayout layout;
    const double line = metrics.height();
    layout.header = QRectF(0, 0, size.width(), line + gap);
    const bool low = size.height() < lowHeight;
    const bool columns = picture.up && !picture.columns.empty() && !low;
    const bool rows = picture.up && !picture.rows.empty();
    const double above = columns ? std::clamp(size.height() * 0.12, 10.0, 56.0) : 0;
    const double beside = rows ? std::clamp(size.width() * 0.1, 20.0, 72.0) : 0;
    if (!picture.up) layout.up = ticksOfBars(picture);
    const double numbers = picture.up ? widestTick(picture.up->bins, metrics) : widestOf(layout.up, metrics);
    const double left = (picture.up ? line + gap : 0) + numbers + 2 * gap;
    const double bottom = (low ? 1 : 2) * line + gap;
    const double right = beside + (rows ? gap / 2 : 0) + 3 * gap; // half of the last number below
    layout.plot = QRectF(left, layout.header.bottom() + above + gap, size.width() - left - right,
                         size.height() - bottom - above - layout.header.height() - gap);
    layout.plot.setWidth(std::max(1.0, layout.plot.width()));
    layout.plot.setHeight(std::max(1.0, layout.plot.height()));
    if (columns)
        layout.above = QRectF(layout.plot.left(), layout.plot.top() - above - gap / 2, layout.plot.width(), above);
    if (rows) layout.beside = QRectF(layout.plot.right() + gap / 2, layout.plot.top(), beside, layout.plot.height());
    layout.across =
        ticksOf(picture.across.bins, layout.plot.width(), widestTick(picture.across.bins, metrics) + 2 * gridStep);
    if (picture.up) layout.up = ticksOf(picture.up->bins, layout.plot.height(), line + gap);
    return layout;
}

/// A unit that the name says already adds nothing.
QString axisTitle(const HistogramAxis& axis) {
    const bool plain = axis.unit.isEmpty() || axis.name.compare(axis.unit, Qt::CaseInsensitive) == 0;
    return plain ? axis.name : Texts::tr("%1, in %2").arg(axis.name, axis.unit);
}

QString rangeText(const HistogramAxis& axis, int bin) {
    const auto from = numberText(axis.bins.from(bin));
    QString range = axis.bins.single() ? from : Texts::tr("%1 to %2").arg(from, numberText(axis.bins.last(bin)));
    if (axisTitle(axis) != axis.name) range += QChar(QChar::Nbsp) + axis.unit;
    return Texts::tr("%1: %2").arg(axis.name, range);
}

} // namespace delve::ui
