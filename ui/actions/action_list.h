#pragma once

#include "ui/actions/action.h"

#include <QHash>
#include <QObject>

class QAction;
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
    [[nodiscard]] QAction* find(const QString& id) const;
    /// Other keys than the table says; empty ones: none.
    void setKeys(const QString& id, const QList<QKeySequence>& keys);
    void resetKeys(const QString& id);
    [[nodiscard]] const ActionTable& rows() const { return m_rows; }
    [[nodiscard]] QList<QAction*> actions() const { return m_actions.values(); }

    /// A menu that is filled as it opens: `fill` is called with it each time. Told before the menus are made.
    void setOpening(const QString& menuId, std::function<void(QMenu&)> fill) {
        m_opening.insert(menuId, std::move(fill));
    }
    void fillMenuBar(QMenuBar& bar, const std::vector<MenuEntry>& menus);
    void fillMenu(QMenu& menu, const std::vector<MenuEntry>& entries) { fill(menu, entries); }
    void fillToolBar(QToolBar& bar, const std::vector<MenuEntry>& entries);
    /// Gives the buttons in a widget that name an action its tooltip.
    void explain(const QWidget& widget) const;

    /// Asks every row again whether it can be used and whether it is on.
    void refresh();
    /// Likewise those alone that depend on where the mouse is (Action::ofPlace).
    void refreshOfPlace();

signals:
    void keysChanged();

private:
    void refreshRow(const Action& row);
    void fill(QMenu& menu, const std::vector<MenuEntry>& entries);
    void addOpening(QMenu& menu, const std::function<void(QMenu&)>& fillIt);

    ActionTable m_rows;
    QHash<QString, std::function<void(QMenu&)>> m_opening;
    QHash<QString, QAction*> m_actions;
};

/// What it is called where it stands alone: "New map: Grown rooms".
[[nodiscard]] QString nameOf(const Action& action);
/// A tooltip: what the action is called, its key, and what it does.
[[nodiscard]] QString toolTipOf(const Action& action);
/// The text as it is spoken: without the mark of its mnemonic.
[[nodiscard]] QString withoutMnemonic(QString text);

} // namespace delve::ui
