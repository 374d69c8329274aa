#include "editor/tools/tool_controller.h"
#include "ui/map/map_view.h"

#include <QEnterEvent>
#include <QMouseEvent>
#include <QNativeGestureEvent>
#include <QWheelEvent>

#include <cmath>

/// The input of the map view: wheel, track pad, keys, mouse.
namespace delve::ui {
namespace {

constexpr double wheelPerDoubling = 480; ///< four notches of a wheel double the size

} // namespace

void MapView::wheelEvent(QWheelEvent* event) {
    event->accept();
    m_modifiers = event->modifiers();
    const bool sideways = event->modifiers() & Qt::ShiftModifier;
    if ((event->modifiers() & Qt::ControlModifier) || (m_wheelZooms && !sideways)) {
        const double turned = event->angleDelta().y() != 0 ? event->angleDelta().y() : event->pixelDelta().y();
        if (turned != 0) setCellPixels(wantedPixels() * std::exp2(turned / wheelPerDoubling), event->position());
        return;
    }
    QPoint by = event->pixelDelta().isNull() ? event->angleDelta() : event->pixelDelta();
    if (sideways && by.x() == 0) by = by.transposed();
    scrollBy(-by);
}

void MapView::keyPressEvent(QKeyEvent* event) {
    if (cursorKey(*event)) return;
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
        if (!event->isAutoRepeat() && m_cursor) pressAtCursor(event->modifiers());
        else if (!event->isAutoRepeat()) m_spaceHeld = true;
        return showCursorShape();
    case Qt::Key_Escape:
        if (answerPick({}) || (m_toolController && m_toolController->cancel())) return;
        break;
    default: break;
    }
    MapSurface::keyPressEvent(event);
}

void MapView::keyReleaseEvent(QKeyEvent* event) {
    if (event->key() != Qt::Key_Space) return MapSurface::keyReleaseEvent(event);
    if (event->isAutoRepeat()) return;
    if (m_cursor) releaseAtCursor(event->modifiers());
    m_spaceHeld = false;
    showCursorShape();
}

void MapView::focusOutEvent(QFocusEvent* event) {
    m_spaceHeld = false;
    endPan();
    if (m_toolController) m_toolController->finish(); // a dialog or a menu that opened may get the release
    MapSurface::focusOutEvent(event);
}

void MapView::startPan(QPoint at, Qt::MouseButton button) {
    m_panFrom = at;
    m_panButton = button;
    showCursorShape();
}

void MapView::endPan() {
    m_panFrom.reset();
    showCursorShape();
}

void MapView::showEvent(QShowEvent* event) {
    m_pressed = false;
    MapSurface::showEvent(event);
}

void MapView::mousePressEvent(QMouseEvent* event) {
    m_pressed = true;
    m_modifiers = event->modifiers();
    const bool pans = event->button() == Qt::MiddleButton || (event->button() == Qt::LeftButton && m_spaceHeld);
    if (pans) startPan(event->position().toPoint(), event->button());
    else press(*event);
}

void MapView::mouseMoveEvent(QMouseEvent* event) {
    const QPoint at = event->position().toPoint();
    m_modifiers = event->modifiers();
    if (m_panFrom) {
        scrollBy(*m_panFrom - at, event->position());
        m_panFrom = at;
    }
    m_cursor.reset();
    m_menuCell.reset();
    pointAt(event->position());
    if (!m_panFrom) moveHand(*event);
}

void MapView::mouseReleaseEvent(QMouseEvent* event) {
    if (m_panFrom && event->button() == m_panButton) endPan();
    else if (event->button() == Qt::LeftButton) release(*event);
    else event->ignore();
}

bool MapView::viewportEvent(QEvent* event) {
    // It may come under a mouse that does not move: another document is shown, or a dialog goes.
    if (event->type() == QEvent::Enter && !m_cursor) pointAt(static_cast<QEnterEvent*>(event)->position());
    if (event->type() == QEvent::Leave) {
        if (!m_cursor) pointAt(std::nullopt);
        if (m_toolController && !m_cursor) m_toolController->leave();
    }
    if (event->type() == QEvent::NativeGesture) {
        const auto* gesture = static_cast<QNativeGestureEvent*>(event);
        if (gesture->gestureType() == Qt::ZoomNativeGesture) {
            setCellPixels(wantedPixels() * (1 + gesture->value()), gesture->position());
            return true;
        }
    }
    return MapSurface::viewportEvent(event);
}

bool MapView::event(QEvent* event) {
    // While a tool has something to cancel, it gets Esc before any action with that shortcut.
    if (event->type() == QEvent::ShortcutOverride && m_toolController) {
        const auto* key = static_cast<QKeyEvent*>(event);
        const bool drops = m_picked || m_toolController->busy() || m_toolController->floats() ||
                           !m_toolController->chosen().nothing() ||
                           m_toolController->document()->selection()->size().area() > 0;
        if (key->key() == Qt::Key_Escape && drops) event->accept();
    }
    return MapSurface::event(event);
}

} // namespace delve::ui
