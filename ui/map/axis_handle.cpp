#include "ui/map/axis_handle.h"

#include <QEvent>
#include <QMouseEvent>
#include <QPainter>

namespace delve::ui {

AxisHandle::AxisHandle(Qt::Orientation moves, QWidget* viewport) : QWidget(viewport), m_moves(moves) {
    setFixedSize(side, side);
    setCursor(moves == Qt::Horizontal ? Qt::SizeHorCursor : Qt::SizeVerCursor);
    showTexts();
    hide();
}

void AxisHandle::showTexts() {
    setAccessibleName(tr("Symmetry axis"));
    setToolTip(tr("Drag to move the symmetry axis. Double-click to centre it."));
}

/// Two arrows that point where it can go.
void AxisHandle::paintEvent(QPaintEvent*) {
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    painter.translate(side / 2.0, side / 2.0);
    if (m_moves == Qt::Vertical) painter.rotate(90);
    painter.setPen(QPen(QColor(30, 30, 30), 1));
    painter.setBrush(palette().color(QPalette::Highlight));
    painter.drawPolygon(QPolygonF{{-7, 0}, {-1.5, -6}, {-1.5, 6}});
    painter.drawPolygon(QPolygonF{{7, 0}, {1.5, -6}, {1.5, 6}});
}

void AxisHandle::mousePressEvent(QMouseEvent* event) {
    m_held = event->button() == Qt::LeftButton;
    event->setAccepted(m_held);
}

void AxisHandle::mouseMoveEvent(QMouseEvent* event) {
    if (m_held) emit dragged(mapToParent(event->position().toPoint()));
}

void AxisHandle::mouseReleaseEvent(QMouseEvent*) { m_held = false; }

void AxisHandle::mouseDoubleClickEvent(QMouseEvent* event) {
    if (event->button() == Qt::LeftButton) emit centreWanted();
}

void AxisHandle::changeEvent(QEvent* event) {
    QWidget::changeEvent(event);
    if (event->type() == QEvent::LanguageChange) showTexts();
}

} // namespace delve::ui
