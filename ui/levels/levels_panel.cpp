#include "ui/levels/levels_panel.h"

#include "editor/document/document.h"
#include "editor/document/naming.h"
#include "editor/text/level_name.h"
#include "generation/level/portal_targets.h"
#include "generation/level/world_changes.h"
#include "ui/actions/action.h"
#include "ui/levels/level_trail.h"
#include "ui/theme/icon_button.h"
#include "ui/theme/tokens.h"
#include "ui/window/docks.h"

#include <QHBoxLayout>
#include <QHeaderView>
#include <QSignalBlocker>
#include <QToolButton>
#include <QTreeWidget>
#include <QVBoxLayout>

#include <algorithm>
#include <string_view>
#include <unordered_map>

namespace delve {

namespace {

constexpr int levelRole = Qt::UserRole;
constexpr std::size_t mostOpened = 40; ///< levels; of a larger world the houses of a town are shown when asked for

/// Of each level the places of those that its portals lead to, rising.
std::vector<std::vector<std::size_t>> waysOf(const World& world) {
    std::unordered_map<std::string_view, std::size_t> places;
    for (std::size_t i = 0; i < world.levels.size(); ++i) places.emplace(world.levels[i].id, i);
    std::vector<std::vector<std::size_t>> ways(world.levels.size());
    for (std::size_t i = 0; i < world.levels.size(); ++i) {
        auto& found = ways[i];
        for (const auto& thing : *world.levels[i].things) {
            if (thing.kind != ThingKind::Portal) continue;
            if (const auto place = places.find(levelNamedBy(thing)); place != places.end())
                found.push_back(place->second);
        }
        std::sort(found.begin(), found.end());
        found.erase(std::unique(found.begin(), found.end()), found.end());
    }
    return ways;
}

/// All that the tree shows.
std::string structureOf(const World& world, const std::vector<std::vector<std::size_t>>& ways) {
    std::string text;
    for (std::size_t i = 0; i < world.levels.size(); ++i) {
        const auto& level = world.levels[i];
        text += level.id + '\n' + level.name + '\n';
        text += std::to_string(level.size().width) + ' ' + std::to_string(level.size().height) + '\n';
        for (const auto target : ways[i]) text += std::to_string(target) + ' ';
        text += '\n';
    }
    return text;
}

} // namespace

LevelsPanel::LevelsPanel(Document& document, LevelTrail& trail, QWidget* parent)
    : QWidget(parent), m_document(document), m_trail(trail), m_tree(new QTreeWidget(this)) {
    auto* column = new QVBoxLayout(this);
    column->setContentsMargins(gridStep, 0, gridStep, gridStep);
    column->setSpacing(gridStep / 2);
    m_tree->setHeaderHidden(true);
    m_tree->setAccessibleName(tr("Levels"));
    m_tree->setEditTriggers(QAbstractItemView::EditKeyPressed | QAbstractItemView::SelectedClicked);
    m_tree->viewport()->setBackgroundRole(QPalette::Window);
    m_tree->setIndentation(2 * gridStep);
    column->addWidget(m_tree, 1);
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
    connect(m_tree, &QTreeWidget::itemActivated, this, [this](QTreeWidgetItem* item) { take(item); });
    connect(m_tree, &QTreeWidget::itemClicked, this, [this](QTreeWidgetItem* item) { take(item); });
    connect(m_tree, &QTreeWidget::itemChanged, this, [this](QTreeWidgetItem* item) {
        World after = m_document.world();
        const auto level = item->data(0, levelRole).toULongLong();
        after.levels[level].name = keptName(after.levels[level], item->text(0).trimmed());
        change(WorldEdit::between(m_document.world(), after), DELVE_TEXT("step", "Rename a level"),
               m_document.currentLevel());
    });
    connect(&document, &Document::levelChanged, this, &LevelsPanel::showLevels);
    connect(&document, &Document::worldChanged, this, &LevelsPanel::showLevels);
    showLevels();
}

QToolButton* LevelsPanel::addButton(const char* action, const QString& iconName, const QString& name,
                                    void (LevelsPanel::*run)()) {
    auto* button = iconButton(iconName, name, this);
    button->setObjectName(iconName);
    button->setProperty(actionOfButton, QString::fromLatin1(action));
    connect(button, &QToolButton::clicked, this, run);
    return button;
}

/// Made anew only when the tree is another one: most changes of a level leave it.
void LevelsPanel::showLevels() {
    const auto ways = waysOf(m_document.world());
    auto structure = structureOf(m_document.world(), ways);
    if (structure != m_structure) {
        m_structure = std::move(structure);
        const QSignalBlocker quiet(m_tree);
        m_tree->clear();
        std::set<std::size_t> shown;
        for (std::size_t i = 0; i < m_document.world().levels.size(); ++i)
            if (!shown.count(i)) addItem(i, nullptr, ways, shown);
        if (m_document.world().levels.size() <= mostOpened) m_tree->expandAll();
        else m_tree->expandToDepth(0);
    }
    showCurrent();
}

void LevelsPanel::addItem(std::size_t level, QTreeWidgetItem* parent, const Ways& ways, std::set<std::size_t>& shown) {
    const auto& world = m_document.world();
    shown.insert(level);
    auto* item = parent ? new QTreeWidgetItem(parent) : new QTreeWidgetItem(m_tree);
    const auto size = world.levels[level].size();
    item->setText(0, shownName(world.levels[level]));
    item->setToolTip(0, tr("%1 × %2 cells").arg(size.width).arg(size.height));
    item->setData(0, levelRole, static_cast<qulonglong>(level));
    item->setFlags(item->flags() | Qt::ItemIsEditable);
    for (const auto target : ways[level])
        if (!shown.count(target)) addItem(target, item, ways, shown);
}

void LevelsPanel::showCurrent() {
    const QSignalBlocker quiet(m_tree);
    for (QTreeWidgetItemIterator it(m_tree); *it; ++it) {
        const bool current = (*it)->data(0, levelRole).toULongLong() == m_document.currentLevel();
        auto font = (*it)->font(0);
        font.setBold(current);
        (*it)->setFont(0, font);
        if (current) m_tree->setCurrentItem(*it);
    }
    m_remove->setEnabled(m_document.world().levels.size() > 1);
}

void LevelsPanel::take(QTreeWidgetItem* item) { m_trail.goTo(item->data(0, levelRole).toULongLong()); }

void LevelsPanel::change(const WorldEdit& edit, const Message& name, std::size_t show) {
    m_document.applyWorld(edit, name, show);
}

void LevelsPanel::addBlank() {
    Level level;
    level.tiles = Grid(m_document.level().size());
    level.name = tr("Level %1").arg(m_document.world().levels.size() + 1).toStdString();
    const auto place = m_document.currentLevel() + 1;
    const auto after = withLevel(m_document.world(), std::move(level), place);
    if (after.ok())
        change(WorldEdit::between(m_document.world(), after.value()), DELVE_TEXT("step", "Add a level"), place);
}

void LevelsPanel::addCopy() {
    Level level = m_document.level();
    level.name = tr("Copy of %1").arg(shownName(level)).toStdString();
    const auto place = m_document.currentLevel() + 1;
    const auto after = withLevel(m_document.world(), std::move(level), place);
    if (after.ok())
        change(WorldEdit::between(m_document.world(), after.value()), DELVE_TEXT("step", "Copy a level"), place);
}

void LevelsPanel::rename() {
    bringForward(*this); // a name is typed where it can be seen
    if (auto* item = m_tree->currentItem()) m_tree->editItem(item);
}

void LevelsPanel::remove() {
    const auto place = m_document.currentLevel();
    const auto after = withoutLevel(m_document.world(), place);
    if (!after.ok()) return;
    change(WorldEdit::between(m_document.world(), after.value()), DELVE_TEXT("step", "Delete a level"),
           std::min(place, after.value().levels.size() - 1));
}

} // namespace delve
