#include "ui/sweep/sweep_chart.h"

#include "ui/measures/strip.h"
#include "ui/theme/focus_ring.h"
#include "ui/theme/spoken_role.h"
#include "ui/theme/tokens.h"

#include <QHelpEvent>
#include <QKeyEvent>
#include <QMouseEvent>
#include <QPainter>
#include <QPainterPath>

#include <algorithm>
#include <array>
#include <cmath>

namespace delve::ui {

namespace {

constexpr int inset = gridStep / 2;
constexpr int plotHeight = 7 * gridStep;
constexpr double dot = 2;

QColor faded(QColor colour, float alpha) {
    colour.setAlphaF(alpha);
    return colour;
}

} // namespace

SweepChart::SweepChart(QWidget* parent) : QWidget(parent) {
    setMouseTracking(true);
    setFocusPolicy(Qt::StrongFocus);
    setProperty(ringShowsFocus, true);
    setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Fixed);
    giveRole(*this, QAccessible::Chart);
}

void SweepChart::show(ChartContent content) {
    if (content == m_content) return;
    m_content = std::move(content);
    m_empty = true;
    for (const auto& point : m_content.points) {
        if (!point.band) continue;
        m_min = m_empty ? point.band->low : std::min(m_min, point.band->low);
        m_max = m_empty ? point.band->high : std::max(m_max, point.band->high);
        m_empty = false;
    }
    if (m_pointed && *m_pointed >= m_content.points.size()) m_pointed.reset();
    setAccessibleName(m_content.title);
    setToolTip(m_content.help);
    describe();
    update();
}

void SweepChart::setMark(std::optional<ChartMark> mark) {
    if (mark == m_content.mark) return;
    m_content.mark = mark;
    update();
}

// Words

QString SweepChart::valueText(Decimal value) const {
    return m_content.unit.isEmpty() ? numberText(value) : numberText(value) + QChar(QChar::Nbsp) + m_content.unit;
}

QString SweepChart::valuesOf(const ChartPoint& point) const {
    if (!point.band) return tr("no value");
    const auto& band = *point.band;
    auto text = valueText(band.median);
    if (band.low != band.high) text = tr("%1 (%2 to %3)").arg(text, numberText(band.low), numberText(band.high));
    if (band.levels < band.of)
        text += QStringLiteral(" · ") + tr("%1 of %n level(s)", nullptr, static_cast<int>(band.of)).arg(band.levels);
    return text;
}

QString SweepChart::readingOf(std::size_t place) const {
    const auto& point = m_content.points[place];
    return tr("%1: %2").arg(point.value, valuesOf(point));
}

QString SweepChart::reading() const {
    if (m_pointed) return readingOf(*m_pointed);
    const auto has = [](const ChartPoint& point) { return point.band.has_value(); };
    const auto first = std::ranges::find_if(m_content.points, has);
    if (first == m_content.points.end()) return tr("no values");
    const auto last = std::find_if(m_content.points.rbegin(), m_content.points.rend(), has);
    const auto [from, to] = std::pair(first->band->median, last->band->median);
    return from == to ? valueText(from) : QStringLiteral("%1 → %2").arg(numberText(from), valueText(to));
}

void SweepChart::describe() { setAccessibleDescription(reading()); }

void SweepChart::pointAtPoint(std::optional<std::size_t> point) {
    if (point == m_pointed) return;
    m_pointed = point;
    describe();
    QAccessibleEvent event(this, QAccessible::DescriptionChanged);
    QAccessible::updateAccessibility(&event);
    update();
}

// Places

QSize SweepChart::sizeHint() const {
    const int line = fontMetrics().height();
    return {24 * gridStep, 3 * line + plotHeight + 3 * inset};
}

/// Below the two lines of the head, above that of the values.
QRectF SweepChart::plot() const {
    const int line = fontMetrics().height();
    const int label = m_empty ? 0
                              : std::max(fontMetrics().horizontalAdvance(numberText(m_min)),
                                         fontMetrics().horizontalAdvance(numberText(m_max)));
    return QRectF(rect()).adjusted(inset + label + inset, 2 * line + 2 * inset, -2 * inset, -line - inset);
}

double SweepChart::xOf(double place) const {
    const auto box = plot();
    if (!m_content.line) return box.left() + box.width() * (place + 0.5) / static_cast<double>(m_content.points.size());
    return m_content.points.size() < 2 ? box.center().x() : box.left() + box.width() * place;
}

double SweepChart::xOfPoint(std::size_t point) const {
    return xOf(m_content.line ? m_content.points[point].place : static_cast<double>(point));
}

double SweepChart::yOf(Decimal value) const {
    const auto box = plot();
    if (m_max == m_min) return box.center().y();
    const auto share = static_cast<double>(value.thousandths - m_min.thousandths) /
                       static_cast<double>(m_max.thousandths - m_min.thousandths);
    return box.bottom() - share * box.height();
}

QPointF SweepChart::placeOf(std::size_t point) const {
    const auto& band = m_content.points[point].band;
    return {xOfPoint(point), band ? yOf(band->median) : plot().center().y()};
}

std::optional<std::size_t> SweepChart::pointAt(QPointF place) const {
    const auto box = plot().adjusted(-inset, -inset, inset, inset);
    if (m_content.points.empty() || !box.contains(place)) return {};
    std::size_t nearest = 0;
    for (std::size_t i = 1; i < m_content.points.size(); ++i)
        if (std::abs(xOfPoint(i) - place.x()) < std::abs(xOfPoint(nearest) - place.x())) nearest = i;
    return nearest;
}

// Mouse and keys

/// The help of the measure stands over its name, and not over the values that are being read.
bool SweepChart::event(QEvent* event) {
    if (event->type() == QEvent::ToolTip && pointAt(static_cast<QHelpEvent*>(event)->pos())) return true;
    if (event->type() == QEvent::FontChange) updateGeometry();
    return QWidget::event(event);
}

void SweepChart::mouseMoveEvent(QMouseEvent* event) {
    const auto point = pointAt(event->position());
    setCursor(point ? Qt::PointingHandCursor : Qt::ArrowCursor);
    pointAtPoint(point);
}

void SweepChart::mouseReleaseEvent(QMouseEvent* event) {
    const auto point = pointAt(event->position());
    if (event->button() == Qt::LeftButton && point) emit chosen(*point);
}

void SweepChart::leaveEvent(QEvent* event) {
    QWidget::leaveEvent(event);
    if (!hasFocus()) pointAtPoint({});
}

void SweepChart::focusOutEvent(QFocusEvent* event) {
    QWidget::focusOutEvent(event);
    pointAtPoint({});
}

/// Left and Right go from value to value, Up and Down from chart to chart.
void SweepChart::keyPressEvent(QKeyEvent* event) {
    const auto last = m_content.points.size() - 1;
    const bool any = !m_content.points.empty();
    switch (event->key()) {
    case Qt::Key_Left:
        if (any) pointAtPoint(m_pointed ? *m_pointed - (*m_pointed > 0 ? 1 : 0) : last);
        return;
    case Qt::Key_Right:
        if (any) pointAtPoint(m_pointed ? std::min(*m_pointed + 1, last) : 0);
        return;
    case Qt::Key_Home:
    case Qt::Key_End:
        if (any) pointAtPoint(event->key() == Qt::Key_Home ? 0 : last);
        return;
    case Qt::Key_Up: focusPreviousChild(); return;
    case Qt::Key_Down: focusNextChild(); return;
    case Qt::Key_Return:
    case Qt::Key_Enter:
    case Qt::Key_Space:
        if (m_pointed) emit chosen(*m_pointed);
        return;
    default: QWidget::keyPressEvent(event);
    }
}

// The picture

void SweepChart::paintEvent(QPaintEvent* /*event*/) {
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    paintHead(painter);
    if (m_empty) return;
    paintAxes(painter);
    paintMark(painter);
    paintBands(painter);
    paintPointed(painter);
}

void SweepChart::paintHead(QPainter& painter) const {
    const int line = fontMetrics().height();
    const QRect box(inset, inset, width() - 2 * inset, line);
    auto bold = font();
    bold.setWeight(QFont::DemiBold);
    painter.setFont(bold);
    painter.setPen(palette().color(QPalette::WindowText));
    painter.drawText(box, Qt::AlignLeft | Qt::AlignVCenter,
                     QFontMetrics(bold).elidedText(m_content.title, Qt::ElideRight, box.width()));
    painter.setFont(font());
    if (!m_pointed) painter.setPen(palette().color(QPalette::PlaceholderText));
    painter.drawText(box.translated(0, line), Qt::AlignLeft | Qt::AlignVCenter,
                     fontMetrics().elidedText(reading(), Qt::ElideRight, box.width()));
}

void SweepChart::paintAxes(QPainter& painter) const {
    const auto box = plot();
    const int line = fontMetrics().height();
    painter.setPen(QPen(palette().color(QPalette::Mid), 1));
    painter.drawLine(QPointF(box.left(), box.bottom() + 0.5), QPointF(box.right(), box.bottom() + 0.5));
    painter.setPen(palette().color(QPalette::PlaceholderText));
    const auto label = [&](Decimal value, double top) {
        painter.drawText(QRectF(0, top, box.left() - inset, line), Qt::AlignRight | Qt::AlignVCenter,
                         numberText(value));
    };
    if (m_max == m_min) label(m_min, box.center().y() - line / 2.0);
    else label(m_min, box.bottom() - line + inset);
    if (m_max != m_min) label(m_max, box.top() - inset);
    const QRectF below(box.left() - inset, height() - line - inset / 2.0, box.width() + 2 * inset, line);
    const auto half = static_cast<int>(below.width() / 2) - inset;
    const auto elided = [&](const QString& text) { return fontMetrics().elidedText(text, Qt::ElideRight, half); };
    painter.drawText(below, Qt::AlignLeft, elided(m_content.points.front().value));
    painter.drawText(below, Qt::AlignRight, elided(m_content.points.back().value));
}

void SweepChart::paintMark(QPainter& painter) const {
    if (!m_content.mark) return;
    const auto box = plot();
    const auto [from, to] = std::pair(xOf(m_content.mark->from), xOf(m_content.mark->to));
    const auto colour = palette().color(QPalette::WindowText);
    if (to - from > 1) painter.fillRect(QRectF(from, box.top(), to - from, box.height()), faded(colour, 0.08F));
    painter.setPen(QPen(faded(colour, 0.7F), 1, Qt::DashLine));
    painter.drawLine(QPointF(from, box.top()), QPointF(from, box.bottom()));
    if (to - from > 1) painter.drawLine(QPointF(to, box.top()), QPointF(to, box.bottom()));
}

/// Points without a value are passed over, so that the line shows what is known so far.
void SweepChart::paintBands(QPainter& painter) const {
    const auto accent = palette().color(QPalette::Highlight);
    QPolygonF upper, lower, medians;
    const double half = m_content.line ? 0 : std::min(10.0, plot().width() / (3.0 * m_content.points.size()));
    for (std::size_t i = 0; i < m_content.points.size(); ++i) {
        const auto& band = m_content.points[i].band;
        if (!band) continue;
        const double x = xOfPoint(i);
        if (half > 0) {
            painter.fillRect(QRectF(QPointF(x - half, yOf(band->high)), QPointF(x + half, yOf(band->low))),
                             faded(accent, 0.3F));
            painter.setPen(QPen(accent, 2));
            painter.drawLine(QPointF(x - half, yOf(band->median)), QPointF(x + half, yOf(band->median)));
            continue;
        }
        upper << QPointF(x, yOf(band->high));
        lower.prepend(QPointF(x, yOf(band->low)));
        medians << QPointF(x, yOf(band->median));
    }
    QPainterPath band;
    band.addPolygon(upper + lower);
    painter.fillPath(band, faded(accent, 0.3F));
    painter.setPen(QPen(accent, 2));
    painter.drawPolyline(medians);
    painter.setPen(Qt::NoPen);
    painter.setBrush(accent);
    for (const auto& point : medians) painter.drawEllipse(point, dot, dot);
    painter.setBrush(Qt::NoBrush);
}

void SweepChart::paintPointed(QPainter& painter) const {
    if (!m_pointed) return;
    const auto box = plot();
    const double x = xOfPoint(*m_pointed);
    painter.setPen(QPen(palette().color(QPalette::WindowText), 1));
    painter.drawLine(QPointF(x, box.top()), QPointF(x, box.bottom()));
    if (!m_content.points[*m_pointed].band) return;
    painter.setBrush(palette().color(QPalette::Window));
    painter.setPen(QPen(palette().color(QPalette::Highlight), 2));
    painter.drawEllipse(placeOf(*m_pointed), dot + 2, dot + 2);
    painter.setBrush(Qt::NoBrush);
}

} // namespace delve::ui

#include "moc_sweep_chart.cpp"
