#include "ui/window/session_end.h"

#include <QApplication>
#include <QEvent>
#include <QWidget>

#include <utility>

namespace delve::ui {

SessionEnd::SessionEnd(QWidget& window, std::function<void()> goesOn)
    : QObject(&window), m_window(window), m_goesOn(std::move(goesOn)) {
    qApp->installEventFilter(this);
}

bool SessionEnd::eventFilter(QObject* watched, QEvent* event) {
    switch (event->type()) {
    case QEvent::Quit:
        m_quits = true;
        // If another window refuses to close, the program continues.
        QMetaObject::invokeMethod(
            this,
            [this] {
                m_quits = false;
                m_goesOn();
            },
            Qt::QueuedConnection);
        return false;
    case QEvent::Close:
        if (watched == &m_window && !m_quits) m_goesOn();
        return false;
    case QEvent::KeyPress:
    case QEvent::MouseButtonPress:
    case QEvent::TabletPress:
    case QEvent::TouchBegin: m_goesOn(); return false;
    default: return false;
    }
}

} // namespace delve::ui
