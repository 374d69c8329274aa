#pragma once

#include <QWidget>

class QKeySequenceEdit;
class QLabel;
class QLineEdit;
class QSettings;
class QToolButton;
class QTreeWidget;
class QTreeWidgetItem;

/// Edits the keys of all actions: says which action has a key already, and resets one key or all to the defaults. A
/// page of the preferences.
namespace delve::ui {

class ActionList;

class KeyPage : public QWidget {
    Q_OBJECT
public:
    KeyPage(QSettings& settings, ActionList& actions, QWidget* parent = nullptr);

private:
    void fill();
    void filter();
    void chooseFirst();
    [[nodiscard]] bool refuses(const QKeySequence& key);
    void showChosen();
    void take();
    void reset();
    void resetAll();
    [[nodiscard]] QString chosen() const;

    QSettings& m_settings;
    ActionList& m_actions;
    QLineEdit* m_search;
    QTreeWidget* m_list;
    QKeySequenceEdit* m_edit;
    QLabel* m_notice;
};

/// Applies the keys that the person chose.
void useChosenKeys(const QSettings& settings, ActionList& actions);

} // namespace delve::ui
