#include "ui/actions/typing_keys.h"

#include <QAbstractItemView>
#include <QAbstractSpinBox>
#include <QApplication>
#include <QCheckBox>
#include <QComboBox>
#include <QKeyEvent>
#include <QKeySequenceEdit>
#include <QLineEdit>
#include <QPlainTextEdit>
#include <QRadioButton>
#include <QTextEdit>

namespace delve::ui {

namespace {

template <class... Kinds>
bool isAnyOf(const QWidget& widget) {
    return (... || (qobject_cast<const Kinds*>(&widget) != nullptr));
}

bool isTab(const QKeyEvent& key) { return key.key() == Qt::Key_Tab && key.modifiers() == Qt::NoModifier; }

} // namespace

TypingKeys::TypingKeys(QObject* parent) : QObject(parent) { qApp->installEventFilter(this); }

/// Qt asks the focused widget before it looks for an action: accepting the event leaves the key to that widget. Qt then
/// asks the widget's parents, which are ignored here.
bool TypingKeys::eventFilter(QObject* watched, QEvent* event) {
    if (event->type() != QEvent::ShortcutOverride || !watched->isWidgetType()) return false;
    const auto& widget = *static_cast<const QWidget*>(watched);
    const auto& key = static_cast<const QKeyEvent&>(*event);
    if (QApplication::focusWidget() != &widget) return false; // hasFocus() is true of whoever hands it on, too
    const bool types = takesCharacters(widget) && typesCharacter(key);
    const bool goesOn = isTab(key) && !widget.property(tabIsForActions).toBool();
    if (!types && !goesOn) return false;
    event->accept();
    return true;
}

bool typesCharacter(const QKeyEvent& key) {
    if (key.modifiers() & (Qt::ControlModifier | Qt::AltModifier | Qt::MetaModifier)) return false;
    return !key.text().isEmpty() && key.text().front().isPrint();
}

bool takesCharacters(const QWidget& widget) {
    return isAnyOf<QLineEdit, QAbstractSpinBox, QTextEdit, QPlainTextEdit, QKeySequenceEdit>(widget) ||
           isAnyOf<QAbstractItemView, QComboBox>(widget) || isAnyOf<QCheckBox, QRadioButton>(widget);
}

} // namespace delve::ui
