#pragma once

#include <QObject>

class QWidget;

/// What is being typed into a field and was not taken yet. Whatever is done to a document begins by taking it: so
/// nothing that a person typed is missing from what is saved, closed, played or exported.
namespace delve::ui {

/// Takes what the field with the keyboard holds, as leaving the field would: a line, a number, a text of some lines or
/// the open cell of a table, a list or a tree. The keyboard stays in a field; an open cell is closed.
void commitPendingEdits();

/// Many controls take no keyboard when they are clicked (tool bars, tabs, dice), and so leave a field as it is: this
/// takes what it holds first. Watches over the application; owned by the window.
class PendingEdits : public QObject {
    Q_OBJECT
public:
    explicit PendingEdits(QObject* parent);

protected:
    bool eventFilter(QObject* watched, QEvent* event) override;
};

/// A form that is rebuilt when one of its values is taken, and keeps by itself what is half typed: a press on
/// another of its controls takes nothing, or that control would be gone before the button is let go.
void keepsPendingEdits(QWidget& form);

} // namespace delve::ui
