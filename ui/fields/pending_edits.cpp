#include "ui/fields/pending_edits.h"

#include "ui/fields/text_field.h"

#include <QAbstractButton>
#include <QAbstractItemDelegate>
#include <QAbstractItemView>
#include <QAbstractSpinBox>
#include <QApplication>
#include <QComboBox>
#include <QEvent>
#include <QLineEdit>
#include <QPointer>
#include <QScrollBar>
#include <QTabBar>
#include <QToolButton>

namespace delve::ui {

namespace {

constexpr const char* keepsProperty = "keepsPendingEdits";

/// The view whose open cell this widget edits, if it is such an editor.
QAbstractItemView* viewOfCell(const QWidget& editor) {
    const auto* viewport = editor.parentWidget();
    auto* view = viewport ? qobject_cast<QAbstractItemView*>(viewport->parentWidget()) : nullptr;
    return view && view->viewport() == viewport ? view : nullptr;
}

/// Committing may refill the view, which destroys the editor.
void commitCell(QAbstractItemView& view, QWidget* editor) {
    auto* delegate = view.itemDelegateForIndex(view.currentIndex());
    const QPointer<QWidget> open(editor);
    emit delegate->commitData(editor);
    if (open && !open->isHidden()) emit delegate->closeEditor(open);
}

bool commitOpenCell(QWidget& focused) {
    for (auto* widget = &focused; widget && !widget->isWindow(); widget = widget->parentWidget())
        if (auto* view = viewOfCell(*widget)) {
            commitCell(*view, widget);
            return true;
        }
    return false;
}

/// The line edit that takes the typed text: the widget itself, or the line edit of an editable combo box.
QLineEdit* lineOf(QWidget& focused) {
    auto* list = qobject_cast<QComboBox*>(&focused);
    return list ? list->lineEdit() : qobject_cast<QLineEdit*>(&focused);
}

const QWidget* keepingForm(const QWidget* widget) {
    while (widget && !widget->property(keepsProperty).toBool()) widget = widget->parentWidget();
    return widget;
}

/// Does this event use the control? A button counts on release: a commit before it may move the button, as the longer
/// title of a modified map moves the close button of its tab. Tabs are left out: they change on the press, and the code
/// that handles the change commits by itself.
bool isUsed(const QWidget& control, QEvent::Type event) {
    if (qobject_cast<const QTabBar*>(&control)) return false;
    const auto* tool = qobject_cast<const QToolButton*>(&control);
    const bool onRelease = qobject_cast<const QAbstractButton*>(&control) && !(tool && tool->menu());
    return event == (onRelease ? QEvent::MouseButtonRelease : QEvent::MouseButtonPress);
}

/// Would a press on another control leave the keyboard focus in the field?
bool leavesFieldAlone(const QWidget& pressed, const QWidget& field) {
    if (&pressed == &field || pressed.isAncestorOf(&field) || field.isAncestorOf(&pressed)) return false;
    if (pressed.window() != field.window()) return false; // the field is notified when its window loses focus
    if (pressed.focusPolicy() & Qt::ClickFocus || qobject_cast<const QScrollBar*>(&pressed)) return false;
    const auto* form = keepingForm(&field);
    return !form || !form->isAncestorOf(&pressed);
}

} // namespace

void commitPendingEdits() {
    auto* focused = QApplication::focusWidget();
    if (!focused || commitOpenCell(*focused)) return;
    if (auto* number = qobject_cast<QAbstractSpinBox*>(focused)) number->interpretText();
    else if (auto* text = qobject_cast<TextField*>(focused)) text->finish();
    else if (auto* line = lineOf(*focused); line && line->isModified() && line->hasAcceptableInput())
        emit line->editingFinished();
}

PendingEdits::PendingEdits(QObject* parent) : QObject(parent) { qApp->installEventFilter(this); }

bool PendingEdits::eventFilter(QObject* watched, QEvent* event) {
    if (event->type() != QEvent::MouseButtonPress && event->type() != QEvent::MouseButtonRelease) return false;
    const auto* pressed = qobject_cast<QWidget*>(watched);
    const auto* field = QApplication::focusWidget();
    const bool used = pressed && field && isUsed(*pressed, event->type());
    if (used && leavesFieldAlone(*pressed, *field)) commitPendingEdits();
    return false;
}

void keepsPendingEdits(QWidget& form) { form.setProperty(keepsProperty, true); }

} // namespace delve::ui
