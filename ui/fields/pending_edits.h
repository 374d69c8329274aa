#pragma once

#include <QObject>

class QWidget;

/// Text in a field that is typed but not committed. Every action on a document commits it first, so that nothing typed
/// is missing from what is saved, closed, played or exported.
namespace delve::ui {

/// Commits the focused field, as leaving it would: a line, a number, a text of several lines or the open cell of a
/// table, list or tree. The focus stays in a field; an open cell is closed.
void commitPendingEdits();

/// Many controls take no focus when clicked (tool bars, tabs, dice), and so leave a field uncommitted: this commits it
/// first. Watches the application; owned by the window.
class PendingEdits : public QObject {
    Q_OBJECT
public:
    explicit PendingEdits(QObject* parent);

protected:
    bool eventFilter(QObject* watched, QEvent* event) override;
};

/// For a form that is rebuilt when one of its values is committed, and that keeps half-typed text itself: a press on
/// another of its controls commits nothing, or that control would be destroyed before the button is released.
void keepsPendingEdits(QWidget& form);

} // namespace delve::ui
