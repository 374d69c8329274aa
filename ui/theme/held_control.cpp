#include "ui/theme/held_control.h"

#include <QKeyEvent>
#include <QMouseEvent>
#include <QPointer>
#include <QWidget>

namespace delve::ui {

namespace {

/// Keys that step a slider or a number; held down, they repeat.
bool steps(int key) {
    switch (key) {
    case Qt::Key_Up:
    case Qt::Key_Down:
    case Qt::Key_Left:
    case Qt::Key_Right:
    case Qt::Key_PageUp:
    case Qt::Key_PageDown:
    case Qt::Key_Home:
    case Qt::Key_End: return true;
    default: return false;
    }
}

bool isLeft(const QEvent& event) { return static_cast<const QMouseEvent&>(event).button() == Qt::LeftButton; }

} // namespace

HeldControl::HeldControl(QWidget* control) : QObject(control), m_control(control) {
    m_control->installEventFilter(this);
    m_control->setMouseTracking(true); // a move without a button reveals a missed release
}

bool HeldControl::eventFilter(QObject* watched, QEvent* event) {
    if (watched != m_control) return false;
    switch (event->type()) {
    case QEvent::MouseButtonPress:
    case QEvent::MouseButtonDblClick: // the second of two quick presses
        if (isLeft(*event) && m_control->isEnabled()) hold(By::Mouse);
        return false;
    case QEvent::MouseButtonRelease: return m_held && m_by == By::Mouse && isLeft(*event) && passRelease(event);
    case QEvent::MouseMove: return makeUpRelease(*event);
    case QEvent::KeyPress:
    case QEvent::KeyRelease: keyEvent(static_cast<const QKeyEvent&>(*event)); return false;
    case QEvent::FocusOut: // another widget gets the release of the key
        if (m_by == By::Key) endHold();
        return false;
    case QEvent::WindowBlocked: // a dialog or another window gets the release
    case QEvent::WindowDeactivate:
    case QEvent::Hide: endHold(); return false;
    default: return false;
    }
}

/// While a key is held, the window system sends repeated presses, and on some systems also releases.
void HeldControl::keyEvent(const QKeyEvent& event) {
    if (event.type() == QEvent::KeyPress) {
        if (steps(event.key())) hold(By::Key, event.key());
    } else if (m_held && m_by == By::Key && event.key() == m_key && !event.isAutoRepeat()) {
        endHold();
    }
}

bool HeldControl::passRelease(QEvent* event) {
    const QPointer<HeldControl> self = this; // the release may lead to the control's deletion
    static_cast<QObject*>(m_control)->event(event);
    if (self) endHold();
    return true;
}

bool HeldControl::makeUpRelease(const QEvent& event) {
    const auto& move = static_cast<const QMouseEvent&>(event);
    if (!m_held || m_by != By::Mouse || move.buttons() & Qt::LeftButton) return false;
    QMouseEvent release(QEvent::MouseButtonRelease, move.position(), move.globalPosition(), Qt::LeftButton,
                        move.buttons(), move.modifiers());
    return passRelease(&release);
}

void HeldControl::hold(By by, int key) {
    if (m_held) return;
    m_held = true;
    m_by = by;
    m_key = key;
    emit held(by);
}

void HeldControl::endHold() {
    if (!m_held) return;
    m_held = false;
    emit released();
}

} // namespace delve::ui
