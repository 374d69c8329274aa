#include "ui/fields/stop_key.h"

#include <QKeyEvent>
#include <QWidget>

#include <utility>

namespace delve::ui {
namespace {

bool isPlainEscape(const QEvent& event) {
    if (event.type() != QEvent::ShortcutOverride && event.type() != QEvent::KeyPress) return false;
    const auto& key = static_cast<const QKeyEvent&>(event);
    return key.key() == Qt::Key_Escape && (key.modifiers() & ~Qt::KeypadModifier) == Qt::NoModifier;
}

} // namespace

StopKey::StopKey(QWidget& dock, std::function<bool()> busy, std::function<void()> stop)
    : QObject(&dock), m_busy(std::move(busy)), m_stop(std::move(stop)) {
    dock.installEventFilter(this);
}

/// A key that its widget has no use for reaches the dock.
bool StopKey::eventFilter(QObject* watched, QEvent* event) {
    if (!isPlainEscape(*event) || !m_busy()) return QObject::eventFilter(watched, event);
    event->accept();
    if (event->type() == QEvent::KeyPress) m_stop();
    return true;
}

} // namespace delve::ui
