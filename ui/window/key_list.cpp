#include "ui/window/key_list.h"

#include "ui/actions/action_list.h"
#include "ui/theme/tokens.h"

#include <QDialogButtonBox>
#include <QHeaderView>
#include <QLineEdit>
#include <QTreeWidget>
#include <QVBoxLayout>

namespace delve::ui {

namespace {

QString keysOf(const Action& row) {
    QStringList keys;
    for (const auto& key : row.keys) keys.append(key.toString(QKeySequence::NativeText));
    return keys.join(QStringLiteral(", "));
}

} // namespace

KeyList::KeyList(const ActionTable& rows, QWidget* parent) : QDialog(parent) {
    setWindowTitle(tr("Keys"));
    resize(75 * gridStep, 70 * gridStep);
    auto* column = new QVBoxLayout(this);
    column->setContentsMargins(2 * gridStep, 2 * gridStep, 2 * gridStep, 2 * gridStep);
    auto* search = new QLineEdit(this);
    search->setPlaceholderText(tr("Search"));
    search->setAccessibleName(tr("Search actions"));
    search->setClearButtonEnabled(true);
    auto* list = new QTreeWidget(this);
    list->setAccessibleName(tr("Actions and their keys"));
    list->setRootIsDecorated(false);
    list->setHeaderLabels({tr("Action"), tr("Key")});
    list->header()->setStretchLastSection(false);
    list->header()->setSectionResizeMode(0, QHeaderView::Stretch);
    list->header()->setSectionResizeMode(1, QHeaderView::ResizeToContents);
    for (const auto& row : rows)
        if (!row.keys.isEmpty()) {
            auto* item = new QTreeWidgetItem(list, {nameOf(row), keysOf(row)});
            item->setToolTip(0, row.help);
        }
    connect(search, &QLineEdit::textChanged, list, [list](const QString& wanted) {
        for (int i = 0; i < list->topLevelItemCount(); ++i) {
            auto* item = list->topLevelItem(i);
            item->setHidden(!(item->text(0) + u' ' + item->text(1)).contains(wanted, Qt::CaseInsensitive));
        }
    });
    auto* buttons = new QDialogButtonBox(QDialogButtonBox::Close, this);
    connect(buttons, &QDialogButtonBox::rejected, this, &QDialog::reject);
    column->addWidget(search);
    column->addWidget(list, 1);
    column->addWidget(buttons);
}

} // namespace delve::ui
