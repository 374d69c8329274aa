#pragma once

#include "ui/actions/action_list.h"

#include <QDialog>

class QLineEdit;
class QListWidget;

/// Finds an action by some of its letters and runs it; shows its menu text and its key. Owned by the window.
namespace delve::ui {

class CommandSearch : public QDialog {
    Q_OBJECT
public:
    explicit CommandSearch(const ActionList& actions, QWidget* parent = nullptr);

protected:
    bool eventFilter(QObject* watched, QEvent* event) override;

private:
    void showMatches();
    void run();

    const ActionList& m_actions;
    QLineEdit* m_search;
    QListWidget* m_list;
};

/// How well a text matches the letters of `wanted`, in their order: 0 for no match, more for letters at word starts and
/// for adjacent letters.
[[nodiscard]] int matchOf(const QString& text, const QString& wanted);

} // namespace delve::ui
