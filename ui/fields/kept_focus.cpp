#include "ui/fields/kept_focus.h"

#include <QApplication>
#include <QLineEdit>
#include <QWidget>

namespace delve::ui {

namespace {

QList<QWidget*> controlsNamed(const QWidget& form, const QString& name) {
    QList<QWidget*> controls;
    for (auto* control : form.findChildren<QWidget*>())
        if (control->accessibleName() == name && control->focusPolicy() != Qt::NoFocus) controls.append(control);
    return controls;
}

} // namespace

KeptFocus::KeptFocus(QWidget* form) {
    if (!form) return;
    const auto* focused = QApplication::focusWidget();
    if (focused && form->isAncestorOf(focused)) {
        m_name = focused->accessibleName();
        m_number = controlsNamed(*form, m_name).indexOf(focused);
        const auto* line = qobject_cast<const QLineEdit*>(focused);
        if (line && line->isModified()) m_typed = line->text();
        if (line) m_cursor = line->cursorPosition();
    }
    // A control that loses focus now would emit its half-typed text, for an object that may no longer exist.
    for (auto* control : form->findChildren<QWidget*>()) control->blockSignals(true);
}

void KeptFocus::giveBack(QWidget& form) const {
    auto* control = m_name.isEmpty() ? nullptr : controlsNamed(form, m_name).value(m_number);
    if (!control) return;
    control->setFocus();
    auto* line = qobject_cast<QLineEdit*>(control);
    if (!line || m_typed.isEmpty()) return;
    line->setText(m_typed);
    line->setModified(true);
    line->setCursorPosition(m_cursor);
}

} // namespace delve::ui
