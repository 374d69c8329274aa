#include "ui/levels/level_tree.h"

#include "editor/document/document.h"
#include "editor/text/level_name.h"
#include "editor/work/freed_memory.h"
#include "generation/pipeline/feedback.h"

#include <QFont>

#include <utility>

namespace delve::ui {

LevelTree::LevelTree(const editor::Document& document, QObject* parent)
    : QAbstractItemModel(parent), m_document(document), m_jobs(document.pool(), editor::JobPolicy::NewestWins) {
    readAll();
}

LevelTree::~LevelTree() { editor::letGoInBackground(m_jobs.pool(), std::move(m_branches)); }

// Reading

void LevelTree::readLevel() {
    const auto& levels = m_document.world().levels;
    const auto current = m_document.currentLevel();
    const bool known = !m_jobs.busy() && m_branches->size() == levels.size() && current < levels.size() &&
                       m_branches->idOf(current) == m_document.level().id;
    if (!known) readAll();
    else if (m_branches->take(current, levels)) regrow();
    else textsChanged();
}

void LevelTree::readWorld() {
    const auto& levels = m_document.world().levels;
    if (m_jobs.busy() || !m_branches->sameIds(levels) || m_branches->countChanged(levels) > atOnce) return readAll();
    bool others = false;
    for (std::size_t i = 0; i < levels.size(); ++i) others = m_branches->take(i, levels) || others;
    if (others) regrow();
    else textsChanged();
}

void LevelTree::readAll() {
    const auto& levels = m_document.world().levels;
    if (levels.size() > atOnce) return readAllInBackground();
    m_jobs.cancel();
    show(std::make_shared<LevelBranches>(levels));
}

/// A running job is not cancelled, and its result is shown: else continuous painting would never show a tree.
void LevelTree::readAllInBackground() {
    editor::Job<Branches> job;
    job.priority = editor::JobPriority::Visible;
    job.patience = editor::endlessPatience;
    job.work = [levels = m_document.world().levels](generation::Feedback& feedback) -> Result<Branches> {
        auto branches = std::make_shared<LevelBranches>(levels, [&feedback] { return feedback.stopped(); });
        if (feedback.stopped()) return cancelled();
        return branches;
    };
    job.deliver = [this](Result<Branches> branches) {
        if (!branches) return;
        m_readInJobs += (*branches)->levelsRead();
        show(*std::move(branches));
    };
    (void)m_jobs.start(std::move(job));
}

void LevelTree::show(Branches branches) {
    beginResetModel();
    m_readBefore += m_branches->levelsRead();
    editor::letGoInBackground(m_jobs.pool(), std::exchange(m_branches, std::move(branches)));
    m_current = currentPlace();
    endResetModel();
}

void LevelTree::regrow() {
    if (m_branches->size() > atOnce) return readAllInBackground();
    beginResetModel();
    m_branches->grow();
    m_current = currentPlace();
    endResetModel();
}

std::size_t LevelTree::currentPlace() const {
    const auto current = m_document.currentLevel();
    const auto& id = m_document.level().id;
    const bool stands = current < m_branches->size() && m_branches->idOf(current) == id;
    return stands ? current : m_branches->placeOf(id);
}

std::optional<std::size_t> LevelTree::placeInWorld(const QModelIndex& index) const {
    const auto& levels = m_document.world().levels;
    const auto level = levelOf(index);
    if (level < levels.size() && levels[level].id == idOf(index)) return level;
    const auto* const now = m_document.world().find(idOf(index));
    return now ? std::optional(levels.placeOf(*now)) : std::nullopt;
}

// Display

/// Names and sizes may have changed; the view reads those of the visible rows again.
void LevelTree::textsChanged() {
    if (!m_branches->roots().empty()) emit dataChanged(index(0, 0), index(rowCount() - 1, 0));
    const auto first = indexOfCurrent();
    emit dataChanged(first, first);
}

void LevelTree::showCurrent() {
    const auto before = std::exchange(m_current, currentPlace());
    if (before == m_current) return;
    for (const auto level : {before, m_current})
        if (const auto changed = indexOf(level); changed.isValid()) emit dataChanged(changed, changed, {Qt::FontRole});
}

QModelIndex LevelTree::indexOf(std::size_t level) const {
    return level < m_branches->size() ? createIndex((*m_branches)[level].row, 0, level) : QModelIndex();
}

QModelIndex LevelTree::indexOf(std::string_view id) const { return indexOf(m_branches->placeOf(id)); }

QModelIndex LevelTree::index(int row, int column, const QModelIndex& parent) const {
    const auto& rows = parent.isValid() ? (*m_branches)[levelOf(parent)].children : m_branches->roots();
    if (column != 0 || row < 0 || static_cast<std::size_t>(row) >= rows.size()) return {};
    return createIndex(row, column, rows[static_cast<std::size_t>(row)]);
}

QModelIndex LevelTree::parent(const QModelIndex& child) const {
    return child.isValid() ? indexOf((*m_branches)[levelOf(child)].parent) : QModelIndex();
}

int LevelTree::rowCount(const QModelIndex& parent) const {
    const auto& rows = parent.isValid() ? (*m_branches)[levelOf(parent)].children : m_branches->roots();
    return static_cast<int>(rows.size());
}

QVariant LevelTree::data(const QModelIndex& index, int role) const {
    const auto place = levelOf(index);
    if (!index.isValid() || place >= m_branches->size()) return {};
    const Level& level = *(*m_branches)[place].level;
    if (role == Qt::DisplayRole || role == Qt::EditRole) return editor::shownName(level);
    if (role == Qt::ToolTipRole) return tr("%1 × %2 cells").arg(level.size().width).arg(level.size().height);
    if (role != Qt::FontRole || place != m_current) return {};
    QFont font;
    font.setBold(true);
    return font;
}

bool LevelTree::setData(const QModelIndex& index, const QVariant& value, int role) {
    if (!index.isValid() || role != Qt::EditRole) return false;
    const auto place = placeInWorld(index);
    if (place) emit renamed(*place, value.toString());
    return place.has_value();
}

Qt::ItemFlags LevelTree::flags(const QModelIndex& index) const {
    return QAbstractItemModel::flags(index) | (index.isValid() ? Qt::ItemIsEditable : Qt::NoItemFlags);
}

} // namespace delve::ui

#include "moc_level_tree.cpp"
