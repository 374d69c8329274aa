#include "ui/import/import_list.h"

#include "ui/theme/tokens.h"

#include <QComboBox>
#include <QHBoxLayout>
#include <QHeaderView>
#include <QLabel>
#include <QLocale>
#include <QScrollBar>
#include <QSignalBlocker>
#include <QTreeWidget>
#include <QVBoxLayout>

namespace delve::ui {

namespace {

enum Column { NameColumn, CountColumn, BecomesColumn };
constexpr int keyRole = Qt::UserRole;
constexpr int choiceRole = Qt::UserRole + 1;

} // namespace

ImportList::ImportList(const QStringList& columns, QComboBox* chooser, const QString& question, QWidget* parent)
    : QWidget(parent), m_list(new QTreeWidget(this)), m_chooser(chooser) {
    auto* column = new QVBoxLayout(this);
    column->setContentsMargins(gridStep, gridStep, gridStep, gridStep);
    column->setSpacing(gridStep);
    m_list->setHeaderLabels(columns);
    m_list->setAccessibleName(columns.front());
    m_list->setRootIsDecorated(false);
    m_list->setUniformRowHeights(true);
    m_list->setSelectionMode(QAbstractItemView::ExtendedSelection);
    m_list->setIconSize({3 * gridStep, 3 * gridStep});
    m_list->header()->setStretchLastSection(true);
    m_list->header()->setSectionResizeMode(NameColumn, QHeaderView::Interactive);
    m_list->header()->resizeSection(NameColumn, 22 * gridStep);
    m_list->header()->setSectionResizeMode(CountColumn, QHeaderView::ResizeToContents);
    column->addWidget(m_list, 1);
    auto* row = new QHBoxLayout;
    row->setSpacing(gridStep);
    auto* label = new QLabel(question, this);
    label->setBuddy(m_chooser);
    row->addWidget(label);
    m_chooser->setParent(this);
    m_chooser->setEnabled(false);
    row->addWidget(m_chooser, 1);
    column->addLayout(row);
    connect(m_list, &QTreeWidget::itemSelectionChanged, this, &ImportList::showSelection);
    connect(m_chooser, &QComboBox::activated, this,
            [this] { emit chosen(selected(), m_chooser->currentData().toInt()); });
}

void ImportList::showRows(const std::vector<Row>& rows) {
    const auto before = selected();
    const int scrolled = m_list->verticalScrollBar()->value();
    const QSignalBlocker silent(m_list);
    m_list->clear();
    QList<QTreeWidgetItem*> items;
    const QLocale locale;
    for (const auto& row : rows) {
        auto* item = new QTreeWidgetItem(
            {row.text, locale.toString(row.count), row.guessed ? tr("%1 (a guess)").arg(row.becomes) : row.becomes});
        item->setIcon(NameColumn, row.icon);
        item->setToolTip(NameColumn, row.text);
        item->setTextAlignment(CountColumn, Qt::AlignRight | Qt::AlignVCenter);
        item->setData(NameColumn, keyRole, row.key);
        item->setData(NameColumn, choiceRole, row.choice);
        items.push_back(item);
    }
    m_list->addTopLevelItems(items);
    for (auto* item : std::as_const(items))
        if (before.contains(item->data(NameColumn, keyRole).toString())) item->setSelected(true);
    m_list->verticalScrollBar()->setValue(scrolled);
    showSelection();
}

void ImportList::select(const QString& key) {
    for (int i = 0; i < m_list->topLevelItemCount(); ++i) {
        auto* item = m_list->topLevelItem(i);
        if (item->data(NameColumn, keyRole).toString() != key) continue;
        m_list->setCurrentItem(item);
        m_list->scrollToItem(item);
        return;
    }
}

QStringList ImportList::selected() const {
    QStringList keys;
    for (const auto* item : m_list->selectedItems()) keys.push_back(item->data(NameColumn, keyRole).toString());
    return keys;
}

/// The chooser shows what the first selected row becomes.
void ImportList::showSelection() {
    const auto items = m_list->selectedItems();
    m_chooser->setEnabled(!items.empty());
    m_chooser->setCurrentIndex(items.empty() ? -1 : m_chooser->findData(items.front()->data(NameColumn, choiceRole)));
    emit selectionChanged();
}

} // namespace delve::ui
