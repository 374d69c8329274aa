#include "ui/levels/levels_panel.h"

#include "editor/document/document.h"
#include "editor/history/naming.h"
#include "editor/text/level_name.h"
#include "generation/level/world_changes.h"
#include "generation/level/world_edit.h"
#include "ui/actions/action.h"
#include "ui/levels/level_tree.h"
#include "ui/levels/name_tree.h"
#include "ui/pages/dock_of_panel.h"
#include "ui/pages/level_trail.h"
#include "ui/theme/icon_button.h"
#include "ui/theme/tokens.h"

#include <QHBoxLayout>
#include <QHeaderView>
#include <QToolButton>
#include <QVBoxLayout>

#include <algorithm>
#include <utility>

namespace delve::ui {

namespace {

constexpr std::size_t maxOpened = 40; ///< levels

} // namespace

LevelsPanel::LevelsPanel(editor::Document& document, LevelTrail& trail, QWidget* parent)
    : QWidget(parent), m_document(document), m_trail(trail), m_tree(new LevelTree(document, this)),
      m_view(new NameTree(this)) {
    auto* column = new QVBoxLayout(this);
    column->setContentsMargins(gridStep, 0, gridStep, gridStep);
    column->setSpacing(gridStep / 2);
    m_view->setModel(m_tree);
    m_view->setUniformRowHeights(true);
    m_view->setHeaderHidden(true);
    m_view->setAccessibleName(tr("Levels"));
    m_view->setEditTriggers(QAbstractItemView::EditKeyPressed | QAbstractItemView::SelectedClicked);
    m_view->viewport()->setBackgroundRole(QPalette::Window);
    m_view->setIndentation(2 * gridStep);
    m_view->setProperty(menuOfWidget,
                        QStringList{QStringLiteral("level.rename"), QStringLiteral("level.copy"),
                                    QStringLiteral("level.add"), QString(), QStringLiteral("recipe.new-seed"),
                                    QStringLiteral("level.resize"), QStringLiteral("level.trim"), QString(),
                                    QStringLiteral("level.delete")});
    // Before the menu opens, since its actions are about the shown level.
    connect(m_view, &QWidget::customContextMenuRequested, this, [this](QPoint place) { take(m_view->indexAt(place)); });
    column->addWidget(m_view, 1);
    auto* row = new QHBoxLayout;
    row->setSpacing(gridStep / 2);
    for (auto* button :
         {addButton("level.add", QStringLiteral("add"), tr("Add a level"), &LevelsPanel::addBlank),
          addButton("level.copy", QStringLiteral("copy"), tr("Copy the level"), &LevelsPanel::addCopy),
          addButton("level.rename", QStringLiteral("edit"), tr("Rename the level"), &LevelsPanel::rename),
          m_remove = addButton("level.delete", QStringLiteral("remove"), tr("Delete the level"), &LevelsPanel::remove)})
        row->addWidget(button);
    row->addStretch(1);
    column->addLayout(row);
    connect(m_view, &QTreeView::activated, this, &LevelsPanel::take);
    connect(m_view, &QTreeView::clicked, this, &LevelsPanel::take);
    connect(m_tree, &LevelTree::renamed, this, &LevelsPanel::renameLevel);
    connect(m_tree, &LevelTree::modelAboutToBeReset, this, [this] { noteOpened({}); });
    connect(m_tree, &LevelTree::modelReset, this, [this] {
        open();
        showCurrent();
    });
    connect(&document, &editor::Document::changed, this, [this](const editor::DocumentChange& change) {
        if (change.ofWorld()) m_tree->readWorld();
        else if (change.ofShownLevel()) m_tree->readLevel();
        else return;
        showCurrent();
    });
    open();
    showCurrent();
}

QToolButton* LevelsPanel::addButton(const char* action, const QString& iconName, const QString& name,
                                    void (LevelsPanel::*run)()) {
    auto* button = iconButton(iconName, name, this);
    button->setObjectName(iconName);
    button->setProperty(actionOfButton, QString::fromLatin1(action));
    connect(button, &QToolButton::clicked, this, run);
    return button;
}

/// Notes all expanded rows, to expand them again.
void LevelsPanel::noteOpened(const QModelIndex& within) {
    for (int row = 0; row < m_tree->rowCount(within); ++row) {
        const auto level = m_tree->index(row, 0, within);
        if (!m_view->isExpanded(level)) continue;
        m_opened.push_back(m_tree->idOf(level));
        noteOpened(level);
    }
}

/// In a larger world, the houses of a town stay collapsed until somebody expands them.
void LevelsPanel::open() {
    if (m_document.world().levels.size() <= maxOpened) m_view->expandAll();
    else m_view->expandToDepth(0);
    for (const auto& id : std::exchange(m_opened, {}))
        if (const auto level = m_tree->indexOf(id); level.isValid()) m_view->expand(level);
}

void LevelsPanel::showCurrent() {
    m_tree->showCurrent();
    m_view->setCurrentIndex(m_tree->indexOfCurrent());
    m_remove->setEnabled(m_document.world().levels.size() > 1);
}

void LevelsPanel::take(const QModelIndex& index) {
    if (!index.isValid()) return;
    if (const auto level = m_tree->placeInWorld(index)) m_trail.goTo(*level);
}

void LevelsPanel::renameLevel(std::size_t level, const QString& name) {
    World after = m_document.world();
    auto& renamed = after.levels[level];
    renamed.name = editor::keptName(renamed, name.trimmed());
    change(WorldEdit::between(m_document.world(), after),
           editor::stepOnLevel(DELVE_TEXT("step", "Rename level to “%1”"), renamed), m_document.currentLevel());
}

void LevelsPanel::change(const WorldEdit& edit, const Message& name, std::size_t show) {
    m_document.applyWorld(edit, name, show);
}

void LevelsPanel::addBlank() {
    Level level;
    level.tiles = Grid(m_document.level().size());
    level.name = tr("Level %1").arg(m_document.world().levels.size() + 1).toStdString();
    const auto place = m_document.currentLevel() + 1;
    const auto name = editor::stepOnLevel(DELVE_TEXT("step", "Add level “%1”"), level);
    const auto after = withLevel(m_document.world(), std::move(level), place);
    if (after.ok()) change(WorldEdit::between(m_document.world(), after.value()), name, place);
}

void LevelsPanel::addCopy() {
    Level level = m_document.level();
    level.name = tr("Copy of %1").arg(editor::shownName(level)).toStdString();
    const auto place = m_document.currentLevel() + 1;
    const auto name = editor::stepOnLevel(DELVE_TEXT("step", "Copy level “%1”"), m_document.level());
    const auto after = withLevel(m_document.world(), std::move(level), place);
    if (after.ok()) change(WorldEdit::between(m_document.world(), after.value()), name, place);
}

void LevelsPanel::rename() {
    bringForward(*this); // the name editor must be visible
    m_view->openName();
}

void LevelsPanel::remove() {
    const auto place = m_document.currentLevel();
    const auto after = withoutLevel(m_document.world(), place);
    if (!after.ok()) return;
    change(WorldEdit::between(m_document.world(), after.value()),
           editor::stepOnLevel(DELVE_TEXT("step", "Delete level “%1”"), m_document.level()),
           std::min(place, after.value().levels.size() - 1));
}

} // namespace delve::ui
