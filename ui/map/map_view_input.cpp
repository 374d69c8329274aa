#include "ui/map/map_view.h"

#include <QMouseEvent>
#include <QNativeGestureEvent>
#include <QWheelEvent>

#include <cmath>

/// What hands do to the map view: wheel, track pad, keys, mouse.
namespace delve {
namespace {

constexpr double wheelPerDoubling = 480; ///< four notches of a wheel double the size

} // namespace

void MapView::wheelEvent(QWheelEvent* event) {
    event->accept();
    if (event->modifiers() & Qt::ControlModifier) {
        const double turned = event->angleDelta().y() != 0 ? event->angleDelta().y() : event->pixelDelta().y();
        if (turned != 0) setCellPixels(m_wantedPixels * std::exp2(turned / wheelPerDoubling), event->position());
        return;
    }
    QPoint by = event->pixelDelta().isNull() ? event->angleDelta() : event->pixelDelta();
    if ((event->modifiers() & Qt::ShiftModifier) && by.x() == 0) by = by.transposed();
    scrollBy(-by);
}

void MapView::keyPressEvent(QKeyEvent* event) {
    const bool control = event->modifiers() & Qt::ControlModifier;
    switch (event->key()) {
    case Qt::Key_Plus:
    case Qt::Key_Equal: return zoomIn();
    case Qt::Key_Minus: return zoomOut();
    case Qt::Key_0:
        if (control) return zoomTo100();
        break;
    case Qt::Key_Slash:
        if (control) return fitMap();
        break;
    case Qt::Key_Space:
        if (!event->isAutoRepeat()) {
            m_spaceHeld = true;
            viewport()->setCursor(Qt::OpenHandCursor);
        }
        return;
    default: break;
    }
    QGraphicsView::keyPressEvent(event);
}

void MapView::keyReleaseEvent(QKeyEvent* event) {
    if (event->key() != Qt::Key_Space) return QGraphicsView::keyReleaseEvent(event);
    if (event->isAutoRepeat()) return;
    m_spaceHeld = false;
    if (!m_panFrom) viewport()->unsetCursor();
}

void MapView::focusOutEvent(QFocusEvent* event) {
    m_spaceHeld = false;
    endPan();
    QGraphicsView::focusOutEvent(event);
}

void MapView::startPan(QPoint at) {
    m_panFrom = at;
    viewport()->setCursor(Qt::ClosedHandCursor);
}

void MapView::endPan() {
    m_panFrom.reset();
    if (m_spaceHeld) viewport()->setCursor(Qt::OpenHandCursor);
    else viewport()->unsetCursor();
}

void MapView::mousePressEvent(QMouseEvent* event) {
    const bool pans = event->button() == Qt::MiddleButton || (event->button() == Qt::LeftButton && m_spaceHeld);
    if (pans) startPan(event->position().toPoint());
    else event->ignore();
}

void MapView::mouseMoveEvent(QMouseEvent* event) {
    const QPoint at = event->position().toPoint();
    if (m_panFrom) {
        scrollBy(*m_panFrom - at);
        m_panFrom = at;
    }
    m_mouse = event->position();
    hoverAtMouse();
}

void MapView::mouseReleaseEvent(QMouseEvent* event) {
    if (m_panFrom && (event->button() == Qt::MiddleButton || event->button() == Qt::LeftButton)) endPan();
    else event->ignore();
}

bool MapView::viewportEvent(QEvent* event) {
    if (event->type() == QEvent::Leave) {
        m_mouse.reset();
        hover({});
    }
    if (event->type() == QEvent::NativeGesture) {
        const auto* gesture = static_cast<QNativeGestureEvent*>(event);
        if (gesture->gestureType() == Qt::ZoomNativeGesture) {
            setCellPixels(m_wantedPixels * (1 + gesture->value()), gesture->position());
            return true;
        }
    }
    return QGraphicsView::viewportEvent(event);
}

bool MapView::event(QEvent* event) {
    // On a screen of another scale whole pixels are others: the zoom is made to fit anew.
    if (event->type() == QEvent::ScreenChangeInternal)
        applyZoom(m_wantedPixels, QRectF(viewport()->rect()).center(), visibleCells().center());
    return QGraphicsView::event(event);
}

} // namespace delve
