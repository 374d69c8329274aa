#include "ui/levels/level_tree.h"

#include "editor/document/document.h"
#include "editor/text/level_name.h"
#include "generation/level/portal_targets.h"

#include <QFont>

#include <algorithm>
#include <utility>

namespace delve::ui {

LevelTree::LevelTree(const editor::Document& document, QObject* parent)
    : QAbstractItemModel(parent), m_document(document), m_current(document.currentLevel()) {
    readAll();
}

// What is read

void LevelTree::readLevel() {
    const auto current = m_document.currentLevel();
    const bool known = m_branches.size() == m_document.world().levels.size() && current < m_branches.size() &&
                       m_branches[current].id == m_document.level().id;
    if (!known) readAll();
    else if (readWays(current)) growAnew();
    else textsChanged();
}

void LevelTree::readWorld() {
    if (!sameLevels()) return readAll();
    bool others = false;
    for (std::size_t i = 0; i < m_branches.size(); ++i) others = readWays(i) || others;
    if (others) growAnew();
    else textsChanged();
}

bool LevelTree::sameLevels() const {
    return std::ranges::equal(m_branches, m_document.world().levels, {}, &Branch::id, &Level::id);
}

/// True where the portals of a level lead elsewhere than they did.
bool LevelTree::readWays(std::size_t level) {
    auto& branch = m_branches[level];
    const auto& things = m_document.world().levels[level].things;
    if (branch.things.sameAs(things)) return false;
    ++m_read;
    branch.things = things;
    Places ways;
    for (const auto& thing : *things) {
        if (thing.kind != ThingKind::Portal) continue;
        if (const auto place = m_places.find(levelNamedBy(thing)); place != m_places.end())
            ways.push_back(place->second);
    }
    std::ranges::sort(ways);
    ways.erase(std::unique(ways.begin(), ways.end()), ways.end());
    return std::exchange(branch.ways, ways) != ways;
}

void LevelTree::readAll() {
    beginResetModel();
    const auto& levels = m_document.world().levels;
    m_places.clear(); // it looks at the ids of what goes
    m_branches.clear();
    m_branches.resize(levels.size());
    m_places.reserve(levels.size());
    for (std::size_t i = 0; i < levels.size(); ++i) {
        m_branches[i].id = levels[i].id;
        m_places.try_emplace(m_branches[i].id, i);
    }
    for (std::size_t i = 0; i < levels.size(); ++i) (void)readWays(i);
    grow();
    endResetModel();
}

void LevelTree::growAnew() {
    beginResetModel();
    for (auto& branch : m_branches) {
        branch.parent = none;
        branch.children.clear();
    }
    grow();
    endResetModel();
}

void LevelTree::grow() {
    m_current = m_document.currentLevel();
    m_roots.clear();
    std::vector<bool> grown(m_branches.size(), false);
    for (std::size_t i = 0; i < m_branches.size(); ++i) {
        if (grown[i]) continue;
        m_branches[i].row = static_cast<int>(m_roots.size());
        m_roots.push_back(i);
        growFrom(i, grown);
    }
}

/// All that is reached from a level for the first time, the ways of the newest before those of the ones before it.
void LevelTree::growFrom(std::size_t root, std::vector<bool>& grown) {
    grown[root] = true;
    std::vector<std::pair<std::size_t, std::size_t>> path{{root, 0}}; // levels, and which of its ways comes next
    while (!path.empty()) {
        auto& [level, next] = path.back();
        auto& branch = m_branches[level];
        if (next == branch.ways.size()) {
            path.pop_back();
            continue;
        }
        const auto target = branch.ways[next++];
        if (grown[target]) continue;
        grown[target] = true;
        m_branches[target].parent = level;
        m_branches[target].row = static_cast<int>(branch.children.size());
        branch.children.push_back(target);
        path.emplace_back(target, 0);
    }
}

// What is shown

/// Names and sizes may be others; the view reads those of the rows in sight.
void LevelTree::textsChanged() {
    if (!m_roots.empty()) emit dataChanged(index(0, 0), index(rowCount() - 1, 0));
    const auto first = indexOf(m_document.currentLevel());
    emit dataChanged(first, first);
}

void LevelTree::showCurrent() {
    const auto before = std::exchange(m_current, m_document.currentLevel());
    if (before == m_current) return;
    for (const auto level : {before, m_current})
        if (const auto changed = indexOf(level); changed.isValid()) emit dataChanged(changed, changed, {Qt::FontRole});
}

QModelIndex LevelTree::indexOf(std::size_t level) const {
    return level < m_branches.size() ? createIndex(m_branches[level].row, 0, level) : QModelIndex();
}

QModelIndex LevelTree::indexOf(std::string_view id) const {
    const auto place = m_places.find(id);
    return place == m_places.end() ? QModelIndex() : indexOf(place->second);
}

QModelIndex LevelTree::index(int row, int column, const QModelIndex& parent) const {
    const auto& rows = parent.isValid() ? m_branches[levelOf(parent)].children : m_roots;
    if (column != 0 || row < 0 || static_cast<std::size_t>(row) >= rows.size()) return {};
    return createIndex(row, column, rows[static_cast<std::size_t>(row)]);
}

QModelIndex LevelTree::parent(const QModelIndex& child) const {
    return child.isValid() ? indexOf(m_branches[levelOf(child)].parent) : QModelIndex();
}

int LevelTree::rowCount(const QModelIndex& parent) const {
    return static_cast<int>((parent.isValid() ? m_branches[levelOf(parent)].children : m_roots).size());
}

QVariant LevelTree::data(const QModelIndex& index, int role) const {
    const auto& levels = m_document.world().levels;
    const auto place = levelOf(index);
    if (!index.isValid() || place >= levels.size()) return {};
    const Level& level = levels[place];
    if (role == Qt::DisplayRole || role == Qt::EditRole) return editor::shownName(level);
    if (role == Qt::ToolTipRole) return tr("%1 × %2 cells").arg(level.size().width).arg(level.size().height);
    if (role != Qt::FontRole || place != m_current) return {};
    QFont font;
    font.setBold(true);
    return font;
}

bool LevelTree::setData(const QModelIndex& index, const QVariant& value, int role) {
    if (!index.isValid() || role != Qt::EditRole) return false;
    emit renamed(levelOf(index), value.toString());
    return true;
}

Qt::ItemFlags LevelTree::flags(const QModelIndex& index) const {
    return QAbstractItemModel::flags(index) | (index.isValid() ? Qt::ItemIsEditable : Qt::NoItemFlags);
}

} // namespace delve::ui

#include "moc_level_tree.cpp"
