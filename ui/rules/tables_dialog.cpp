#include "ui/rules/tables_dialog.h"

#include "editor/text/level_name.h"
#include "editor/text/message_text.h"
#include "generation/level/blueprint.h"
#include "generation/level/delve/table_limits.h"
#include "generation/level/encounter.h"
#include "generation/level/enemy_kind.h"
#include "generation/level/goods.h"
#include "generation/level/purpose.h"
#include "generation/level/table_changes.h"
#include "ui/actions/action_list.h"
#include "ui/pages/document_page.h"
#include "ui/pages/pages.h"
#include "ui/rules/blueprints_page.h"
#include "ui/rules/encounters_page.h"
#include "ui/rules/purposes_page.h"
#include "ui/theme/icon_button.h"
#include "ui/theme/tokens.h"

#include <QAction>
#include <QDialogButtonBox>
#include <QHBoxLayout>
#include <QLabel>
#include <QPushButton>
#include <QTabWidget>
#include <QToolButton>
#include <QVBoxLayout>

#include <algorithm>

namespace delve::ui {
namespace {

constexpr Text enemiesStep = DELVE_TEXT("step", "Change the enemies");
constexpr Text goodsStep = DELVE_TEXT("step", "Change the goods of the store");
constexpr Text encountersStep = DELVE_TEXT("step", "Change the encounters");
constexpr Text purposesStep = DELVE_TEXT("step", "Change the purposes of rooms");
constexpr Text blueprintsStep = DELVE_TEXT("step", "Change the blueprints of set pieces");

enum Tab { EnemiesTab, GoodsTab, EncountersTab, PurposesTab, BlueprintsTab };

} // namespace

TablesDialog::TablesDialog(editor::Document& document, QWidget* parent)
    : QDialog(parent), m_document(document), m_tabs(new QTabWidget(this)),
      m_enemies(new RowsEditor(tr("Kinds of enemies"), tr("an enemy"), this)),
      m_goods(new RowsEditor(tr("Goods of the store"), tr("goods"), this)),
      m_encounters(new EncountersPage([&document]() -> const Tables& { return document.world().tables; },
                                      taking(&Tables::encounters, encountersStep), this)),
      m_purposes(new PurposesPage([&document]() -> const World& { return document.world(); },
                                  taking(&Tables::purposes, purposesStep), this)),
      m_blueprints(new BlueprintsPage([&document]() -> const World& { return document.world(); },
                                      taking(&Tables::blueprints, blueprintsStep), this)),
      m_told(new QLabel(this)) {
    m_enemies->setObjectName(QStringLiteral("enemies"));
    m_goods->setObjectName(QStringLiteral("goods"));
    m_enemies->setMaxRows(maxRows);
    m_goods->setMaxRows(maxChoices);
    layOut();
    bindTables();
    connect(&document, &editor::Document::changed, this, [this](const editor::DocumentChange& change) {
        if (change.has(editor::PartOfDocument::Title)) showTitle();
        if (change.has(editor::PartOfDocument::Tables) && !(m_shown == m_document.world().tables)) showTables();
        if (change.has(editor::PartOfDocument::Tiles)) {
            m_purposes->showTables();
            m_blueprints->showTables();
        }
        if (change.has(editor::PartOfDocument::History)) showSteps();
    });
    showTitle();
    showTables();
    showSteps();
}

void TablesDialog::layOut() {
    resize(136 * gridStep, 80 * gridStep);
    auto* column = new QVBoxLayout(this);
    column->setContentsMargins(2 * gridStep, 2 * gridStep, 2 * gridStep, 2 * gridStep);
    column->setSpacing(gridStep);
    m_tabs->setDocumentMode(true);
    for (auto* editor : {m_enemies, m_goods}) editor->layout()->setContentsMargins(0, gridStep, 0, 0);
    m_tabs->addTab(m_enemies, tr("&Enemies"));
    m_tabs->addTab(m_goods, tr("&Goods"));
    m_tabs->addTab(m_encounters, tr("E&ncounters"));
    m_tabs->addTab(m_purposes, tr("&Purposes of rooms"));
    m_tabs->addTab(m_blueprints, tr("&Set pieces"));
    column->addWidget(m_tabs, 1);
    m_told->setWordWrap(true);
    m_told->setForegroundRole(QPalette::BrightText);
    m_told->hide();
    column->addWidget(m_told);
    auto* buttons = new QDialogButtonBox(QDialogButtonBox::Close, this);
    m_restore = buttons->addButton(tr("&Restore the built-in table"), QDialogButtonBox::ResetRole);
    m_restore->setObjectName(QStringLiteral("restore"));
    m_restore->setToolTip(tr("Replaces all rows of this table with the built-in ones. Can be undone."));
    for (auto* button : buttons->findChildren<QPushButton*>()) button->setAutoDefault(false); // the table handles Enter
    connect(m_restore, &QPushButton::clicked, this, &TablesDialog::restore);
    connect(buttons, &QDialogButtonBox::rejected, this, &QDialog::reject);
    connect(m_tabs, &QTabWidget::currentChanged, this, [this] { tell({}); });
    auto* row = new QHBoxLayout;
    row->addWidget(makeUndo());
    row->addWidget(buttons, 1);
    column->addLayout(row);
}

QWidget* TablesDialog::makeUndo() {
    auto* both = new QWidget(this);
    auto* row = new QHBoxLayout(both);
    row->setContentsMargins(0, 0, 0, 0);
    row->setSpacing(gridStep / 2);
    m_undo = iconButton(QStringLiteral("undo"), tr("Undo"), both);
    m_redo = iconButton(QStringLiteral("redo"), tr("Redo"), both);
    for (auto* button : {m_undo, m_redo}) {
        auto* action = new QAction(button->icon(), button->accessibleName(), this);
        addAction(action);
        button->setDefaultAction(action);
        row->addWidget(button);
    }
    connect(m_undo->defaultAction(), &QAction::triggered, &m_document, &editor::Document::undo);
    connect(m_redo->defaultAction(), &QAction::triggered, &m_document, &editor::Document::redo);
    return both;
}

void TablesDialog::setUndoKeys(const QList<QKeySequence>& undo, const QList<QKeySequence>& redo) {
    m_undo->defaultAction()->setShortcuts(undo);
    m_redo->defaultAction()->setShortcuts(redo);
}

void TablesDialog::setSaveKeys(const QList<QKeySequence>& save) {
    auto* action = new QAction(tr("Save"), this);
    action->setShortcuts(save);
    addAction(action);
    connect(action, &QAction::triggered, this, &TablesDialog::saveWanted);
}

// Display

void TablesDialog::showTitle() { setWindowTitle(tr("Tables of “%1”").arg(m_document.title())); }

void TablesDialog::showTables() {
    m_shown = m_document.world().tables;
    tell({});
    showRows(*m_enemies, m_enemyRows);
    showRows(*m_goods, m_goodsRows);
    m_encounters->showTables();
    m_purposes->showTables();
    m_blueprints->showTables();
}

void TablesDialog::showSteps() {
    m_undo->defaultAction()->setEnabled(m_document.history().canUndo());
    m_redo->defaultAction()->setEnabled(m_document.history().canRedo());
}

void TablesDialog::tell(const QString& sentence) {
    m_told->setText(sentence);
    m_told->setVisible(!sentence.isEmpty());
}

// Changes

template <class Row>
std::function<bool(std::vector<Row>)> TablesDialog::taking(Shared<std::vector<Row>> Tables::*member, Text step) {
    return [this, member, step](std::vector<Row> rows) {
        Tables tables = m_document.world().tables;
        tables.*member = Shared<std::vector<Row>>(std::move(rows));
        return take(std::move(tables), step);
    };
}

bool TablesDialog::take(Tables tables, const Message& step) {
    const auto after = withTables(m_document.world(), std::move(tables));
    if (!after) {
        tell(editor::toQString(after.failure().message)); // without the place, which is visible
        return false;
    }
    tell({});
    m_document.applyWorld(WorldEdit::between(m_document.world(), *after), step);
    return true;
}

void TablesDialog::bindTables() {
    m_enemyRows = {[this] { return *m_document.world().tables.enemies; }, enemyFields,
                   [this] { return newEnemy(*m_document.world().tables.enemies); },
                   taking(&Tables::enemies, enemiesStep)};
    m_goodsRows = {[this] { return *m_document.world().tables.goods; }, goodsFields,
                   [this] { return newGoods(*m_document.world().tables.goods); }, taking(&Tables::goods, goodsStep)};
    bindRows(*m_enemies, m_enemyRows);
    bindRows(*m_goods, m_goodsRows);
    for (auto* editor : {m_enemies, m_goods}) connect(editor, &RowsEditor::refused, this, &TablesDialog::tell);
    connect(m_encounters, &EncountersPage::refused, this, &TablesDialog::tell);
    connect(m_purposes, &PurposesPage::refused, this, &TablesDialog::tell);
    connect(m_blueprints, &BlueprintsPage::refused, this, &TablesDialog::tell);
}

void TablesDialog::restore() {
    Tables tables = m_document.world().tables;
    switch (m_tabs->currentIndex()) {
    case EnemiesTab:
        tables.enemies = builtInEnemies();
        (void)take(std::move(tables), enemiesStep);
        return;
    case GoodsTab:
        tables.goods = builtInGoods();
        (void)take(std::move(tables), goodsStep);
        return;
    case EncountersTab:
        tables.encounters = builtInEncounters();
        (void)take(std::move(tables), encountersStep);
        return;
    case PurposesTab:
        tables.purposes = builtInPurposes();
        (void)take(std::move(tables), purposesStep);
        return;
    default: tables.blueprints = builtInBlueprints(); (void)take(std::move(tables), blueprintsStep);
    }
}

void TablesDialog::done(int result) {
    m_encounters->finish();
    m_purposes->finish();
    m_blueprints->finish();
    QDialog::done(result);
}

namespace {

/// The window saves the map in front, but the dialog may belong to another one: brings that to the front first.
void giveKeys(TablesDialog& dialog, DocumentPage& page) {
    const auto* actions = page.window()->findChild<ActionList*>();
    if (!actions) return;
    dialog.setUndoKeys(actions->find(QStringLiteral("edit.undo"))->shortcuts(),
                       actions->find(QStringLiteral("edit.redo"))->shortcuts());
    auto* save = actions->find(QStringLiteral("file.save"));
    dialog.setSaveKeys(save->shortcuts());
    QObject::connect(&dialog, &TablesDialog::saveWanted, &page, [save, &page] {
        auto* pages = page.window()->findChild<Pages*>();
        pages->setCurrent(pages->indexOf(page));
        save->trigger();
    });
}

} // namespace

void showTablesOf(DocumentPage& page) {
    const auto dialogs = page.findChildren<TablesDialog*>();
    const auto shown = std::ranges::find_if(dialogs, &QWidget::isVisible); // a closed one is about to be deleted
    auto* dialog = shown == dialogs.end() ? nullptr : *shown;
    if (!dialog) {
        dialog = new TablesDialog(page.document(), &page);
        dialog->setAttribute(Qt::WA_DeleteOnClose);
        giveKeys(*dialog, page);
    }
    dialog->show();
    dialog->raise();
    dialog->activateWindow();
}

} // namespace delve::ui
