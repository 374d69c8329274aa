#pragma once

#include "ui/actions/action.h"

#include <QHash>
#include <QObject>

class QAction;
class QActionGroup;
class QMenu;
class QMenuBar;
class QToolBar;
class QWidget;

/// The actions of a window, made from tables. Owned by the window.
namespace delve::ui {

class ActionList : public QObject {
    Q_OBJECT
public:
    explicit ActionList(QObject* parent = nullptr);

    void add(ActionTable table);
    /// Removes the actions whose ids begin so, from the menus as well.
    void remove(const QString& prefix);
    [[nodiscard]] QAction* find(const QString& id) const;
    /// Replaces the keys of the table; empty: no keys.
    void setKeys(const QString& id, const QList<QKeySequence>& keys);
    void resetKeys(const QString& id);
    [[nodiscard]] const ActionTable& rows() const { return m_rows; }
    [[nodiscard]] QList<QAction*> actions() const { return m_actions.values(); }

    /// A menu that is filled when it opens: `fill` is called with it each time. Call this before the menus are created.
    void setOpening(const QString& menuId, std::function<void(QMenu&)> fill) {
        m_opening.insert(menuId, std::move(fill));
    }
    void fillMenuBar(QMenuBar& bar, const std::vector<MenuEntry>& menus);
    void fillMenu(QMenu& menu, const std::vector<MenuEntry>& entries) { fill(menu, entries); }
    /// Only with what can be done now, for a menu about a place.
    void fillWithEnabled(QMenu& menu, const std::vector<MenuEntry>& entries);
    void fillToolBar(QToolBar& bar, const std::vector<MenuEntry>& entries);
    /// Sets the tooltips of the buttons in a widget that name an action, and gives their menus to those that list some.
    void explain(QWidget& widget);

    /// Updates the enabled and checked state of all actions.
    void refresh();
    /// The same only for actions on the cell under the mouse (Action::ofPlace).
    void refreshOfPlace();

signals:
    void keysChanged();

private:
    void refreshRow(const Action& row);
    void giveMenu(QWidget& widget);
    void fill(QMenu& menu, const std::vector<MenuEntry>& entries);
    void joinAlternatives(QAction& action);
    void addOpening(QMenu& menu, const std::function<void(QMenu&)>& fillIt);

    ActionTable m_rows;
    QHash<QString, std::function<void(QMenu&)>> m_opening;
    QHash<QString, QAction*> m_actions;
    QHash<QString, QActionGroup*> m_alternatives; ///< by the beginning of their ids
};

/// Its name outside of its menu: "New map: Grown rooms".
[[nodiscard]] QString nameOf(const Action& action);
/// A tooltip: the action's name, its key, and what it does.
[[nodiscard]] QString toolTipOf(const Action& action);
/// The text without its mnemonic mark, as it is read aloud.
[[nodiscard]] QString withoutMnemonic(QString text);

} // namespace delve::ui
