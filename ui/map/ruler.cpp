#include "ui/map/ruler.h"

#include "editor/tools/guides.h"
#include "ui/map/guide_lines.h"
#include "ui/map/map_surface.h"
#include "ui/theme/tokens.h"

#include <QEvent>
#include <QMouseEvent>
#include <QPainter>

#include <algorithm>
#include <utility>

namespace delve::ui {
namespace {

constexpr double minNumberPixels = 44; ///< from one number to the next
constexpr int tick = 4;                ///< length of a line without a number

} // namespace

Ruler::Ruler(Qt::Orientation along, MapSurface& map) : QWidget(&map), m_along(along), m_map(map) {
    setCursor(across() ? Qt::SplitVCursor : Qt::SplitHCursor);
    showTexts();
    hide();
}

void Ruler::showTexts() {
    setAccessibleName(across() ? tr("Ruler of the columns") : tr("Ruler of the rows"));
    setToolTip(tr("Drag a guide from here onto the map. Drag it back to remove it."));
}

QFont Ruler::smallFont() const {
    QFont small = font();
    small.setPointSizeF(small.pointSizeF() * 0.8);
    return small;
}

int Ruler::breadth() const {
    const QFontMetrics metrics(smallFont());
    return across() ? metrics.height() + gridStep / 2 : metrics.horizontalAdvance(QStringLiteral("00000")) + gridStep;
}

void Ruler::setMarks(std::vector<std::int32_t> marks) {
    if (std::exchange(m_marks, std::move(marks)) != m_marks) update();
}

void Ruler::setCell(std::optional<std::int32_t> cell) {
    if (std::exchange(m_cell, cell) != cell) update();
}

double Ruler::pixelOf(double place) const {
    const QPointF from = m_map.visibleCells().topLeft();
    return (place - (across() ? from.x() : from.y())) * m_map.cellPixels();
}

QRectF Ruler::part(double from, double to) const {
    return across() ? QRectF(from, 0, to - from, height()) : QRectF(0, from, width(), to - from);
}

void Ruler::paintEvent(QPaintEvent*) {
    QPainter painter(this);
    painter.fillRect(rect(), palette().color(QPalette::Window));
    if (m_cell) {
        QColor under = palette().color(QPalette::Highlight);
        under.setAlpha(110);
        const double from = pixelOf(*m_cell);
        painter.fillRect(part(from, std::max(pixelOf(*m_cell + 1), from + 2)), under);
    }
    painter.setPen(palette().color(QPalette::Mid));
    if (across()) painter.drawLine(0, height() - 1, width(), height() - 1);
    else painter.drawLine(width() - 1, 0, width() - 1, height());
    paintNumbers(painter);
    paintMarks(painter);
}

void Ruler::paintNumbers(QPainter& painter) const {
    const auto size = m_map.level().size();
    const auto cells = across() ? size.width : size.height;
    const QRectF seen = m_map.visibleCells();
    const auto step = editor::rulerStep(m_map.cellPixels(), minNumberPixels);
    const auto first = std::max(0, static_cast<int>(across() ? seen.left() : seen.top()) / step * step);
    const auto last = std::min(cells - 1, static_cast<int>(across() ? seen.right() : seen.bottom()));
    painter.setFont(smallFont());
    const int high = painter.fontMetrics().height();
    for (auto cell = first; cell <= last; cell += step) {
        const double at = std::round(pixelOf(cell));
        painter.setPen(palette().color(QPalette::Dark));
        if (across()) painter.drawLine(QPointF(at, height() - 2 * tick), QPointF(at, height() - 2));
        else painter.drawLine(QPointF(width() - 2 * tick, at), QPointF(width() - 2, at));
        painter.setPen(palette().color(QPalette::PlaceholderText));
        const auto place =
            across() ? QRectF(at + 3, 0, 10 * gridStep, height() - 2) : QRectF(0, at + 1, width() - tick, high);
        painter.drawText(place, across() ? Qt::AlignLeft | Qt::AlignVCenter : Qt::AlignRight | Qt::AlignVCenter,
                         QString::number(cell));
    }
}

/// A triangle that points at the map, where a guide is.
void Ruler::paintMarks(QPainter& painter) const {
    painter.setRenderHint(QPainter::Antialiasing);
    painter.setPen(QPen(palette().color(QPalette::Window), 1));
    painter.setBrush(guideColour);
    for (const auto mark : m_marks) {
        const double at = pixelOf(mark);
        const double edge = across() ? height() : width();
        QPolygonF sign{{at, edge}, {at - 5, edge - 8}, {at + 5, edge - 8}};
        if (!across())
            for (auto& point : sign) point = point.transposed();
        painter.drawPolygon(sign);
    }
}

void Ruler::mousePressEvent(QMouseEvent* event) {
    if (event->button() != Qt::LeftButton) return event->ignore();
    const QPointF from = m_map.visibleCells().topLeft();
    const QPointF at = event->position() / m_map.cellPixels() + from;
    emit pressed(across() ? at.x() : at.y());
}

void Ruler::mouseMoveEvent(QMouseEvent* event) { emit moved(event->globalPosition().toPoint()); }

void Ruler::mouseReleaseEvent(QMouseEvent* event) {
    if (event->button() == Qt::LeftButton) emit released(event->globalPosition().toPoint());
}

void Ruler::changeEvent(QEvent* event) {
    QWidget::changeEvent(event);
    if (event->type() == QEvent::LanguageChange) showTexts();
}

} // namespace delve::ui
