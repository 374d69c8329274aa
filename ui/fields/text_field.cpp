#include "ui/fields/text_field.h"

#include <QKeyEvent>

namespace delve::ui {

TextField::TextField(QWidget* parent) : QPlainTextEdit(parent) { setTabChangesFocus(true); }

void TextField::showText(const QString& text) {
    if (text != toPlainText()) setPlainText(text);
    m_shown = text;
}

void TextField::finish() {
    const auto typed = toPlainText().trimmed();
    if (typed == m_shown) return;
    emit textEdited(typed);
}

void TextField::focusOutEvent(QFocusEvent* event) {
    QPlainTextEdit::focusOutEvent(event);
    if (event->reason() != Qt::PopupFocusReason) finish();
}

void TextField::keyPressEvent(QKeyEvent* event) {
    if (event->key() != Qt::Key_Escape || toPlainText() == m_shown) return QPlainTextEdit::keyPressEvent(event);
    setPlainText(m_shown);
}

} // namespace delve::ui
