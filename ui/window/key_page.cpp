#include "ui/window/key_page.h"

#include "ui/actions/action_list.h"
#include "ui/theme/spoken_role.h"
#include "ui/theme/tokens.h"

#include <QAction>
#include <QHBoxLayout>
#include <QHeaderView>
#include <QKeySequenceEdit>
#include <QLabel>
#include <QLineEdit>
#include <QPushButton>
#include <QSettings>
#include <QTreeWidget>
#include <QVBoxLayout>

#include <algorithm>

namespace delve::ui {

namespace {

constexpr int idRole = Qt::UserRole;

QString settingOf(const QString& id) { return QStringLiteral("keys/") + id; }

/// The action other than `id` that has this key; empty if none.
QString ownerOf(const QKeySequence& key, const QString& id, const ActionList& actions) {
    for (const auto& row : actions.rows())
        if (row.id != id && actions.find(row.id)->shortcuts().contains(key)) return row.id;
    return {};
}

} // namespace

void useChosenKeys(const QSettings& settings, ActionList& actions) {
    for (const auto& row : actions.rows()) {
        const auto key = settings.value(settingOf(row.id));
        if (key.isValid()) actions.setKeys(row.id, {QKeySequence(key.toString())});
    }
}

KeyPage::KeyPage(QSettings& settings, ActionList& actions, QWidget* parent)
    : QWidget(parent), m_settings(settings), m_actions(actions), m_search(new QLineEdit(this)),
      m_list(new QTreeWidget(this)), m_edit(new QKeySequenceEdit(this)), m_notice(new QLabel(this)) {
    auto* column = new QVBoxLayout(this);
    column->setContentsMargins(0, 2 * gridStep, 0, 0);
    giveRole(*m_edit, QAccessible::EditableText);
    m_search->setPlaceholderText(tr("Search"));
    m_search->setAccessibleName(tr("Search actions"));
    m_search->setClearButtonEnabled(true);
    m_list->setHeaderLabels({tr("Action"), tr("Key")});
    m_list->setRootIsDecorated(false);
    m_list->setAccessibleName(tr("Actions and their keys"));
    m_list->header()->setStretchLastSection(false);
    m_list->header()->setSectionResizeMode(0, QHeaderView::Stretch);
    m_list->header()->setSectionResizeMode(1, QHeaderView::ResizeToContents);
    m_edit->setAccessibleName(tr("New key"));
    m_notice->setWordWrap(true);
    auto* row = new QHBoxLayout;
    auto* one = new QPushButton(tr("&Reset"), this);
    auto* all = new QPushButton(tr("Reset &all"), this);
    one->setToolTip(tr("Restore the action's default key"));
    all->setToolTip(tr("Restore all default keys"));
    row->addWidget(new QLabel(tr("New key"), this));
    row->addWidget(m_edit, 1);
    row->addWidget(one);
    row->addWidget(all);
    column->addWidget(m_search);
    column->addWidget(m_list, 1);
    column->addLayout(row);
    column->addWidget(m_notice);
    connect(m_search, &QLineEdit::textChanged, this, &KeyPage::filter);
    connect(m_list, &QTreeWidget::currentItemChanged, this, &KeyPage::showChosen);
    connect(m_edit, &QKeySequenceEdit::editingFinished, this, &KeyPage::take);
    connect(one, &QPushButton::clicked, this, &KeyPage::reset);
    connect(all, &QPushButton::clicked, this, &KeyPage::resetAll);
    fill();
}

void KeyPage::fill() {
    const auto kept = chosen();
    m_list->clear();
    for (const auto& row : m_actions.rows()) {
        const auto key = m_actions.find(row.id)->shortcut().toString(QKeySequence::NativeText);
        auto* item = new QTreeWidgetItem(m_list, {nameOf(row), key});
        item->setData(0, idRole, row.id);
        item->setToolTip(0, row.help);
        if (row.id == kept) m_list->setCurrentItem(item);
    }
    filter();
}

void KeyPage::filter() {
    const QString wanted = m_search->text();
    for (int i = 0; i < m_list->topLevelItemCount(); ++i) {
        auto* item = m_list->topLevelItem(i);
        item->setHidden(!(item->text(0) + u' ' + item->text(1)).contains(wanted, Qt::CaseInsensitive));
    }
    if (!m_list->currentItem() || m_list->currentItem()->isHidden()) chooseFirst();
}

/// Chooses the first visible action: a hidden one must not get a key.
void KeyPage::chooseFirst() {
    QTreeWidgetItem* first = nullptr;
    for (int i = m_list->topLevelItemCount(); i-- > 0;)
        if (!m_list->topLevelItem(i)->isHidden()) first = m_list->topLevelItem(i);
    m_list->setCurrentItem(first);
}

QString KeyPage::chosen() const {
    const auto* item = m_list->currentItem();
    return item ? item->data(0, idRole).toString() : QString();
}

void KeyPage::showChosen() {
    const auto* action = m_actions.find(chosen());
    m_edit->setEnabled(action);
    m_edit->setKeySequence(action ? action->shortcut() : QKeySequence());
    m_notice->clear();
}

/// Refuses a key that another action has, and names that action: no action loses its key silently.
bool KeyPage::refuses(const QKeySequence& key) {
    const auto owner = key.isEmpty() ? QString() : ownerOf(key, chosen(), m_actions);
    m_notice->clear();
    if (owner.isEmpty()) return false;
    const auto row = std::ranges::find(m_actions.rows(), owner, &Action::id);
    m_notice->setText(tr("%1 is already used by “%2”. Give that action another key first.")
                          .arg(key.toString(QKeySequence::NativeText), nameOf(*row)));
    return true;
}

void KeyPage::take() {
    const auto id = chosen();
    const auto key = m_edit->keySequence();
    if (!m_actions.find(id) || key == m_actions.find(id)->shortcut() || refuses(key)) return;
    m_settings.setValue(settingOf(id), key.toString());
    m_actions.setKeys(id, {key});
    fill();
}

void KeyPage::reset() {
    const auto id = chosen();
    for (const auto& row : m_actions.rows())
        if (row.id == id && std::ranges::any_of(row.keys, [this](const auto& key) { return refuses(key); })) return;
    m_settings.remove(settingOf(id));
    m_actions.resetKeys(id);
    fill();
}

void KeyPage::resetAll() {
    m_settings.remove(QStringLiteral("keys"));
    for (const auto& row : m_actions.rows()) m_actions.resetKeys(row.id);
    fill();
}

} // namespace delve::ui
