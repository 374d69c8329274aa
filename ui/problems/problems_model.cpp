#include "ui/problems/problems_model.h"

#include "editor/text/level_name.h"
#include "editor/text/message_text.h"
#include "ui/theme/icon.h"

#include <QApplication>
#include <QPalette>

#include <utility>

namespace delve::ui {

QString labelOf(play::Severity severity) {
    switch (severity) {
    case play::Severity::Error: return ProblemsModel::tr("Error");
    case play::Severity::Warning: return ProblemsModel::tr("Warning");
    case play::Severity::Hint: break;
    }
    return ProblemsModel::tr("Hint");
}

QString iconNameOf(play::Severity severity) {
    switch (severity) {
    case play::Severity::Error: return QStringLiteral("error");
    case play::Severity::Warning: return QStringLiteral("warning");
    case play::Severity::Hint: break;
    }
    return QStringLiteral("hint");
}

void ProblemsModel::show(std::shared_ptr<const editor::Findings> findings, bool withIgnored) {
    beginResetModel();
    m_findings = std::move(findings);
    m_rows = static_cast<int>(m_findings->problems.size());
    if (!withIgnored) m_rows -= static_cast<int>(m_findings->ignored());
    endResetModel();
}

std::optional<int> ProblemsModel::rowLike(const editor::FoundProblem& found) const {
    for (int row = 0; row < m_rows; ++row)
        if (at(row).isLike(found)) return row;
    return {};
}

int ProblemsModel::rowCount(const QModelIndex& parent) const { return parent.isValid() ? 0 : m_rows; }

int ProblemsModel::columnCount(const QModelIndex& parent) const { return parent.isValid() ? 0 : columns; }

/// The first fix; an ellipsis says that there are others.
QString ProblemsModel::textOf(const editor::FoundProblem& found, int column) const {
    const auto& problem = found.problem;
    switch (column) {
    case SeverityColumn:
        return found.ignored ? tr("%1, ignored").arg(labelOf(problem.severity)) : labelOf(problem.severity);
    case SentenceColumn: return editor::toQString(problem.message);
    case FixColumn:
        if (problem.fixes.empty()) return {};
        return editor::toQString(Text(problem.fixes.front().label)) +
               (problem.fixes.size() > 1 ? QStringLiteral(" …") : QString());
    case LevelColumn: return editor::shownLevelName(found.levelName);
    default: return {};
    }
}

QVariant ProblemsModel::data(const QModelIndex& index, int role) const {
    if (!index.isValid()) return {};
    const auto& found = at(index.row());
    if (role == Qt::DisplayRole) return textOf(found, index.column());
    if (role == Qt::DecorationRole && index.column() == SeverityColumn) return icon(iconNameOf(found.problem.severity));
    if (role == Qt::ToolTipRole) return textOf(found, index.column());
    if (role == Qt::ForegroundRole && (found.ignored || index.column() == FixColumn || index.column() == LevelColumn))
        return QApplication::palette().brush(QPalette::PlaceholderText);
    return {};
}

QVariant ProblemsModel::headerData(int section, Qt::Orientation direction, int role) const {
    if (direction != Qt::Horizontal || role != Qt::DisplayRole) return {};
    switch (section) {
    case SeverityColumn: return tr("Severity");
    case SentenceColumn: return tr("Problem");
    case FixColumn: return tr("Fix");
    case LevelColumn: return tr("Level");
    default: return {};
    }
}

} // namespace delve::ui
