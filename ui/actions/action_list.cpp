#include "ui/actions/action_list.h"

#include "ui/fields/pending_edits.h"
#include "ui/theme/icon.h"

#include <QAbstractButton>
#include <QAbstractScrollArea>
#include <QAction>
#include <QActionGroup>
#include <QMenu>
#include <QMenuBar>
#include <QPointer>
#include <QSignalBlocker>
#include <QToolBar>

namespace delve::ui {

QString withoutMnemonic(QString text) {
    text.remove(QStringLiteral("…"));
    return text.remove(u'&');
}

QString nameOf(const Action& action) {
    const QString name = withoutMnemonic(action.text);
    return action.under.isEmpty() ? name : action.under + QStringLiteral(": ") + name;
}

QString toolTipOf(const Action& action) {
    QString name = nameOf(action);
    if (!action.keys.isEmpty())
        name += QStringLiteral(" (%1)").arg(action.keys.first().toString(QKeySequence::NativeText));
    return action.help.isEmpty() ? name : name + u'\n' + action.help;
}

ActionList::ActionList(QObject* parent) : QObject(parent) {}

void ActionList::add(ActionTable table) {
    for (auto& row : table) {
        auto* action = new QAction(row.text, this);
        action->setObjectName(row.id);
        action->setShortcuts(row.keys);
        action->setToolTip(toolTipOf(row));
        action->setStatusTip({});
        if (!row.icon.isEmpty()) action->setIcon(icon(row.icon));
        action->setCheckable(static_cast<bool>(row.checkedWhen));
        if (row.exclusive) joinAlternatives(*action);
        connect(action, &QAction::triggered, this, [this, run = row.run] {
            commitPendingEdits();
            const QPointer<ActionList> stays(this); // a change of language replaces the list
            run();
            if (stays) refresh();
        });
        m_actions.insert(row.id, action);
        m_rows.push_back(std::move(row));
    }
    refresh();
}

void ActionList::remove(const QString& prefix) {
    std::erase_if(m_rows, [&prefix](const Action& row) { return row.id.startsWith(prefix); });
    for (const auto& id : m_actions.keys())
        if (id.startsWith(prefix)) m_actions.take(id)->deleteLater(); // it may be the one that runs
}

/// In a group, a menu marks the action as one of several.
void ActionList::joinAlternatives(QAction& action) {
    auto*& group = m_alternatives[action.objectName().section(u'.', 0, -2)];
    if (!group) group = new QActionGroup(this);
    group->addAction(&action);
}

void ActionList::setKeys(const QString& id, const QList<QKeySequence>& keys) {
    for (auto row : m_rows) {
        if (row.id != id) continue;
        row.keys = keys;
        row.keys.removeAll(QKeySequence());
        find(id)->setShortcuts(row.keys);
        find(id)->setToolTip(toolTipOf(row));
    }
    emit keysChanged();
}

void ActionList::resetKeys(const QString& id) {
    for (const auto& row : m_rows)
        if (row.id == id) setKeys(id, row.keys);
}

QAction* ActionList::find(const QString& id) const { return m_actions.value(id); }

void ActionList::refresh() {
    for (const auto& row : m_rows) refreshRow(row);
}

void ActionList::refreshOfPlace() {
    for (const auto& row : m_rows)
        if (row.ofPlace) refreshRow(row);
}

void ActionList::refreshRow(const Action& row) {
    auto* action = m_actions.value(row.id);
    if (row.enabledWhen) action->setEnabled(row.enabledWhen());
    const QSignalBlocker quiet(action->isCheckable() && action->isChecked() == row.checkedWhen() ? action : nullptr);
    if (row.checkedWhen) action->setChecked(row.checkedWhen());
}

void ActionList::addOpening(QMenu& menu, const std::function<void(QMenu&)>& fillIt) {
    connect(&menu, &QMenu::aboutToShow, this, [&menu, fillIt] {
        menu.clear();
        fillIt(menu);
    });
}

void ActionList::fill(QMenu& menu, const std::vector<MenuEntry>& entries) {
    menu.setToolTipsVisible(false);
    for (const auto& entry : entries) {
        if (!entry.entries.empty()) {
            auto* submenu = menu.addMenu(entry.title);
            submenu->setObjectName(entry.id);
            fill(*submenu, entry.entries);
        } else if (m_opening.contains(entry.id)) addOpening(*menu.addMenu(entry.title), m_opening[entry.id]);
        else if (entry.id.isEmpty()) menu.addSeparator();
        else if (auto* action = find(entry.id)) menu.addAction(action);
    }
}

void ActionList::fillWithEnabled(QMenu& menu, const std::vector<MenuEntry>& entries) {
    std::vector<MenuEntry> enabled;
    for (const auto& entry : entries)
        if (const auto* action = find(entry.id); entry.id.isEmpty() || (action && action->isEnabled()))
            enabled.push_back(entry);
    fill(menu, enabled);
}

void ActionList::fillMenuBar(QMenuBar& bar, const std::vector<MenuEntry>& menus) {
    for (const auto& menu : menus) fill(*bar.addMenu(menu.title), menu.entries);
}

void ActionList::fillToolBar(QToolBar& bar, const std::vector<MenuEntry>& entries) {
    for (const auto& entry : entries) {
        if (entry.id.isEmpty()) bar.addSeparator();
        else if (auto* action = find(entry.id)) bar.addAction(action);
    }
}

void ActionList::explain(QWidget& widget) {
    for (auto* button : widget.findChildren<QAbstractButton*>())
        if (const auto* action = find(button->property(actionOfButton).toString()))
            button->setToolTip(action->toolTip());
    auto parts = widget.findChildren<QWidget*>();
    parts.append(&widget);
    for (auto* part : parts)
        if (part->property(menuOfWidget).isValid() && part->contextMenuPolicy() != Qt::CustomContextMenu)
            giveMenu(*part);
}

void ActionList::giveMenu(QWidget& widget) {
    widget.setContextMenuPolicy(Qt::CustomContextMenu);
    connect(&widget, &QWidget::customContextMenuRequested, this, [this, &widget](QPoint place) {
        refresh();
        std::vector<MenuEntry> entries;
        for (const auto& id : widget.property(menuOfWidget).toStringList()) entries.push_back({id});
        QMenu menu(&widget);
        fillWithEnabled(menu, entries);
        const auto* area = qobject_cast<QAbstractScrollArea*>(&widget);
        if (!menu.isEmpty()) menu.exec((area ? area->viewport() : &widget)->mapToGlobal(place));
    });
}

} // namespace delve::ui
