#include "ui/survey/histogram_painting.h"

#include "ui/measures/strip.h"
#include "ui/theme/tokens.h"

#include <algorithm>
#include <array>
#include <cmath>

namespace delve::ui {
namespace {

constexpr int rampWidth = 10 * gridStep;
constexpr double ringRadius = 5;

QColor mixed(const QColor& a, const QColor& b, double share) {
    const auto part = [share](int from, int to) { return static_cast<int>(std::lround(from + (to - from) * share)); };
    return {part(a.red(), b.red()), part(a.green(), b.green()), part(a.blue(), b.blue())};
}

/// Where the number `share` of the colours stands.
Decimal valueAt(double share, Decimal min, Decimal max, HistogramPicture::Scale scale) {
    if (scale == HistogramPicture::Scale::Counts) {
        const auto most = static_cast<double>(max.thousandths) / 1000;
        return Decimal::of(std::max<std::int64_t>(1, std::llround(share * share * most)));
    }
    const auto span = static_cast<double>(max.thousandths - min.thousandths);
    const auto value = static_cast<double>(min.thousandths) + span * share;
    return Decimal::ofThousandths(std::llround(value / 100) * 100);
}

} // namespace

QColor shadeOf(double share, const QPalette& palette) {
    const QColor ground = palette.color(QPalette::Active, QPalette::Base);
    const QColor accent = palette.color(QPalette::Active, QPalette::Highlight);
    const QColor far = mixed(accent, palette.color(QPalette::Active, QPalette::Text), 0.8);
    const double at = std::clamp(share, 0.0, 1.0);
    return at < 0.5 ? mixed(mixed(ground, accent, 0.25), accent, at * 2) : mixed(accent, far, at * 2 - 1);
}

HistogramPainting::HistogramPainting(QPainter& painter, const HistogramPicture& picture, const HistogramLayout& layout,
                                     const QPalette& palette)
    : m_painter(painter), m_picture(picture), m_layout(layout), m_palette(palette) {
    for (const auto& value : picture.values) {
        if (!value) continue;
        m_min = m_min ? std::min(*m_min, *value) : *value;
        m_max = m_max ? std::max(*m_max, *value) : *value;
    }
    if (m_max && picture.most) m_max = std::max(*m_max, *picture.most);
}

int HistogramPainting::rows() const { return m_picture.up ? m_picture.up->bins.count() : 1; }

QColor HistogramPainting::colourOf(Decimal value) const {
    if (m_picture.scale == HistogramPicture::Scale::Counts)
        return shadeOf(std::sqrt(static_cast<double>(value.thousandths) / static_cast<double>(m_max->thousandths)),
                       m_palette);
    const auto span = static_cast<double>(m_max->thousandths - m_min->thousandths);
    return shadeOf(span > 0 ? static_cast<double>(value.thousandths - m_min->thousandths) / span : 1, m_palette);
}

void HistogramPainting::paintHeader() {
    const QFontMetrics metrics(m_painter.font());
    QRectF title = m_layout.header;
    if (m_max && m_picture.up) {
        const double wanted = rampWidth + metrics.horizontalAdvance(m_picture.legend) + gridStep +
                              metrics.horizontalAdvance(numberText(*m_min) + numberText(*m_max)) + 2 * gridStep;
        const bool words = wanted + 12 * gridStep < m_layout.header.width();
        const double width = words ? wanted : wanted - metrics.horizontalAdvance(m_picture.legend) - gridStep;
        QRectF legend = m_layout.header;
        legend.setLeft(std::max(0.0, legend.right() - width));
        if (words) {
            m_painter.setPen(m_palette.color(QPalette::PlaceholderText));
            m_painter.drawText(legend, Qt::AlignLeft | Qt::AlignVCenter, m_picture.legend);
            legend.setLeft(legend.left() + metrics.horizontalAdvance(m_picture.legend) + gridStep);
        }
        paintLegend(legend);
        title.setRight(m_layout.header.right() - width - gridStep);
    }
    m_painter.setPen(m_palette.color(QPalette::WindowText));
    m_painter.drawText(title, Qt::AlignLeft | Qt::AlignVCenter,
                       metrics.elidedText(m_picture.title, Qt::ElideRight, static_cast<int>(title.width())));
}

/// The least number, the colours, the greatest number.
void HistogramPainting::paintLegend(const QRectF& box) {
    const QFontMetrics metrics(m_painter.font());
    const auto least = numberText(valueAt(0, *m_min, *m_max, m_picture.scale));
    const auto most = numberText(valueAt(1, *m_min, *m_max, m_picture.scale));
    m_painter.setPen(m_palette.color(QPalette::PlaceholderText));
    m_painter.drawText(box, Qt::AlignLeft | Qt::AlignVCenter, least);
    m_painter.drawText(box, Qt::AlignRight | Qt::AlignVCenter, most);
    const double left = box.left() + metrics.horizontalAdvance(least) + gridStep;
    const double right = box.right() - metrics.horizontalAdvance(most) - gridStep;
    const double middle = box.center().y();
    QLinearGradient colours(left, 0, right, 0);
    for (int i = 0; i <= 8; ++i) colours.setColorAt(i / 8.0, shadeOf(i / 8.0, m_palette));
    m_painter.fillRect(QRectF(left, middle - 4, right - left, 8), colours);
}

void HistogramPainting::paintCells() {
    m_painter.fillRect(m_layout.plot, m_palette.color(QPalette::Base));
    if (m_picture.up) paintGrid();
    else paintBars();
    m_painter.setPen(QPen(m_palette.color(QPalette::Mid), 1));
    m_painter.setBrush(Qt::NoBrush);
    m_painter.drawRect(m_layout.plot.adjusted(-0.5, -0.5, 0.5, 0.5));
}

void HistogramPainting::paintGrid() {
    const int columns = m_picture.across.bins.count();
    QColor faint = m_palette.color(QPalette::PlaceholderText);
    faint.setAlphaF(0.18F);
    for (int row = 0; row < rows(); ++row)
        for (int column = 0; column < columns; ++column) {
            const auto place = static_cast<std::size_t>(row * columns + column);
            const auto box = m_layout.cell({column, row}, columns, rows());
            const double inset = box.width() > 5 && box.height() > 5 ? 0.5 : 0;
            const auto inner = box.adjusted(inset, inset, -inset, -inset);
            if (const auto& value = m_picture.values[place]) m_painter.fillRect(inner, colourOf(*value));
            else if (!m_picture.others.empty() && m_picture.others[place]) m_painter.fillRect(inner, faint);
        }
}

void HistogramPainting::paintBars() {
    const int columns = m_picture.across.bins.count();
    for (int column = 0; column < columns && m_max; ++column) {
        const auto& value = m_picture.values[static_cast<std::size_t>(column)];
        if (!value || m_max->thousandths <= 0) continue;
        auto bar = m_layout.cell({column, 0}, columns, 1).adjusted(0.5, 0, -0.5, 0);
        const double share = static_cast<double>(value->thousandths) / static_cast<double>(m_max->thousandths);
        bar.setTop(bar.bottom() - std::max(1.0, bar.height() * share));
        m_painter.fillRect(bar, shadeOf(0.4, m_palette));
    }
}

void HistogramPainting::paintSums() {
    QColor bars = m_palette.color(QPalette::PlaceholderText);
    bars.setAlphaF(0.55F);
    const int columns = m_picture.across.bins.count();
    const auto share = [](const std::vector<std::int64_t>& sums, std::size_t i) {
        const auto most = std::max<std::int64_t>(1, *std::ranges::max_element(sums));
        return static_cast<double>(sums[i]) / static_cast<double>(most);
    };
    for (std::size_t i = 0; !m_layout.above.isEmpty() && i < m_picture.columns.size(); ++i) {
        if (m_picture.columns[i] == 0) continue;
        const auto cell = m_layout.cell({static_cast<int>(i), 0}, columns, rows());
        const double height = std::max(1.0, m_layout.above.height() * share(m_picture.columns, i));
        m_painter.fillRect(QRectF(cell.left() + 0.5, m_layout.above.bottom() - height, cell.width() - 1, height), bars);
    }
    for (std::size_t i = 0; !m_layout.beside.isEmpty() && i < m_picture.rows.size(); ++i) {
        if (m_picture.rows[i] == 0) continue;
        const auto cell = m_layout.cell({0, static_cast<int>(i)}, columns, rows());
        const double width = std::max(1.0, m_layout.beside.width() * share(m_picture.rows, i));
        m_painter.fillRect(QRectF(m_layout.beside.left(), cell.top() + 0.5, width, cell.height() - 1), bars);
    }
}

void HistogramPainting::paintAxes() {
    const QFontMetrics metrics(m_painter.font());
    const double line = metrics.height();
    const auto& plot = m_layout.plot;
    m_painter.setPen(m_palette.color(QPalette::PlaceholderText));
    for (const auto& tick : m_layout.across) {
        const double x = plot.left() + plot.width() * tick.place / std::max(1, m_picture.across.bins.count());
        m_painter.drawLine(QPointF(x, plot.bottom() + 1), QPointF(x, plot.bottom() + 3));
        m_painter.drawText(QRectF(x - 100, plot.bottom() + 3, 200, line), Qt::AlignHCenter | Qt::AlignTop, tick.text);
    }
    const double parts = m_picture.up ? std::max(1, rows()) : 1;
    for (const auto& tick : m_layout.up) {
        const double y = plot.bottom() - plot.height() * tick.place / parts;
        m_painter.drawLine(QPointF(plot.left() - 3, y), QPointF(plot.left() - 1, y));
        m_painter.drawText(QRectF(0, y - line / 2, plot.left() - 5, line), Qt::AlignRight | Qt::AlignVCenter,
                           tick.text);
    }
    m_painter.setPen(m_palette.color(QPalette::WindowText));
    const auto across = metrics.elidedText(axisTitle(m_picture.across), Qt::ElideRight, static_cast<int>(plot.right()));
    if (plot.bottom() + 2 * line <= m_painter.window().height())
        m_painter.drawText(QRectF(0, plot.bottom() + 3 + line, plot.left() + plot.right(), line), Qt::AlignCenter,
                           across);
    if (!m_picture.up) return;
    const auto up = metrics.elidedText(axisTitle(*m_picture.up), Qt::ElideRight,
                                       static_cast<int>(plot.bottom() - m_layout.header.bottom()));
    m_painter.save();
    m_painter.translate(0, plot.bottom());
    m_painter.rotate(-90);
    const double room = plot.bottom() - m_layout.header.bottom();
    const bool centred = metrics.horizontalAdvance(up) <= plot.height();
    m_painter.drawText(QRectF(0, 0, centred ? plot.height() : room, line), Qt::AlignCenter, up);
    m_painter.restore();
}

/// A ring with cross hairs, or with a line for one measure alone. At the rim if the level lies beyond all others.
void HistogramPainting::paintMark() {
    const auto& across = m_picture.across;
    if (!across.mark || across.bins.count() == 0 || (m_picture.up && !m_picture.up->mark)) return;
    const auto shareOf = [](const HistogramAxis& axis) {
        return std::clamp(axis.bins.placeOf(*axis.mark) / axis.bins.count(), 0.0, 1.0);
    };
    const auto& plot = m_layout.plot;
    const double x = plot.left() + plot.width() * shareOf(across);
    const double y = m_picture.up ? plot.bottom() - plot.height() * shareOf(*m_picture.up) : plot.top() + ringRadius;
    const QPointF middle(x, y);
    const std::array lines{QLineF(x, plot.top(), x, y - ringRadius), QLineF(x, y + ringRadius, x, plot.bottom()),
                           QLineF(plot.left(), y, x - ringRadius, y), QLineF(x + ringRadius, y, plot.right(), y)};
    m_painter.setBrush(Qt::NoBrush);
    for (const auto& [role, width] : {std::pair(QPalette::Base, 4.0), std::pair(QPalette::Text, 1.5)}) {
        QColor colour = m_palette.color(role);
        m_painter.setPen(QPen(colour, width));
        m_painter.drawEllipse(middle, ringRadius, ringRadius);
        colour.setAlphaF(0.45F);
        m_painter.setPen(QPen(colour, width - 1));
        for (std::size_t i = 0; i < (m_picture.up ? 4U : 2U); ++i)
            if (lines[i].length() > 1 && (i != 0 || lines[0].y2() > lines[0].y1())) m_painter.drawLine(lines[i]);
    }
}

void HistogramPainting::paintRing(Cell cell, bool chosen) {
    const auto box = m_layout.cell(cell, m_picture.across.bins.count(), rows());
    m_painter.setBrush(Qt::NoBrush);
    m_painter.setPen(QPen(m_palette.color(QPalette::Base), chosen ? 4 : 3));
    m_painter.drawRect(box);
    m_painter.setPen(QPen(m_palette.color(QPalette::Text), chosen ? 2 : 1));
    m_painter.drawRect(box);
}

void HistogramPainting::paintCard(Cell cell, const QString& text, const QImage& image, const QRectF& room) {
    const QFontMetrics metrics(m_painter.font());
    const auto words = metrics.boundingRect(QRect(0, 0, 400, 400), Qt::AlignLeft, text);
    const QSizeF picture = image.isNull() ? QSizeF() : QSizeF(image.deviceIndependentSize());
    const double width = std::max<double>(words.width(), picture.width()) + 2 * gridStep;
    const double height = words.height() + gridStep + (image.isNull() ? 0 : picture.height() + gridStep / 2.0);
    const auto box = m_layout.cell(cell, m_picture.across.bins.count(), rows());
    QRectF card(box.right() + gridStep, box.center().y() - height / 2, width, height);
    if (card.right() > room.right()) card.moveRight(box.left() - gridStep);
    card.moveLeft(std::clamp(card.left(), room.left(), std::max(room.left(), room.right() - width)));
    card.moveTop(std::clamp(card.top(), room.top(), std::max(room.top(), room.bottom() - height)));
    m_painter.setPen(QPen(m_palette.color(QPalette::Dark), 1));
    m_painter.setBrush(m_palette.color(QPalette::Base));
    m_painter.drawRoundedRect(card.adjusted(0.5, 0.5, -0.5, -0.5), cornerRadius, cornerRadius);
    card.adjust(gridStep, gridStep / 2.0, -gridStep, -gridStep / 2.0);
    if (!image.isNull()) {
        m_painter.drawImage(QRectF(card.topLeft(), picture), image);
        card.setTop(card.top() + picture.height() + gridStep / 2.0);
    }
    m_painter.setPen(m_palette.color(QPalette::Text));
    m_painter.drawText(card, Qt::AlignLeft | Qt::AlignTop, text);
}

} // namespace delve::ui
