#include "ui/survey/survey_rows_model.h"

#include "editor/text/message_text.h"
#include "ui/measures/measure_names.h"
#include "ui/measures/strip.h"

#include <QStringList>

#include <algorithm>
#include <utility>

namespace delve::ui {
namespace {

std::vector<std::size_t> columnsOf(const editor::SurveyTable& table, const std::vector<std::string>& first) {
    std::vector<std::size_t> columns;
    const auto add = [&columns](std::size_t column) {
        if (std::ranges::find(columns, column) == columns.end()) columns.push_back(column);
    };
    for (const auto& measure : first)
        if (const auto column = table.columnOf(measure)) add(*column);
    for (std::size_t column = 0; column < table.measures().size(); ++column) add(column);
    return columns;
}

/// Are the rows those of before, and perhaps some more?
bool goesOn(const std::vector<std::uint32_t>& before, const std::vector<std::uint32_t>& now) {
    return before.size() <= now.size() && std::equal(before.begin(), before.end(), now.begin());
}

} // namespace

void SurveyRowsModel::show(const editor::SurveyTable& table, std::vector<std::uint32_t> rows,
                           const std::vector<std::string>& first) {
    auto columns = columnsOf(table, first);
    const bool sameSeeds = m_rows.empty() || (m_rows.back() < table.size() && !rows.empty() &&
                                              m_table.seedAt(m_rows.front()) == table.seedAt(rows.front()));
    if (!sameSeeds || columns != m_columns || !goesOn(m_rows, rows) || table.measures() != m_table.measures()) {
        beginResetModel();
        m_table = table;
        m_rows = std::move(rows);
        m_columns = std::move(columns);
        endResetModel();
        return;
    }
    m_table = table;
    if (rows.size() == m_rows.size()) return;
    beginInsertRows({}, static_cast<int>(m_rows.size()), static_cast<int>(rows.size()) - 1);
    m_rows = std::move(rows);
    endInsertRows();
}

std::uint64_t SurveyRowsModel::seedAt(int row) const { return m_table.seedAt(m_rows[static_cast<std::size_t>(row)]); }

int SurveyRowsModel::rowOfSeed(std::uint64_t seed) const {
    const auto found =
        std::ranges::find_if(m_rows, [this, seed](std::uint32_t row) { return m_table.seedAt(row) == seed; });
    return found == m_rows.end() ? -1 : static_cast<int>(found - m_rows.begin());
}

int SurveyRowsModel::rowCount(const QModelIndex& parent) const {
    return parent.isValid() ? 0 : static_cast<int>(m_rows.size());
}

int SurveyRowsModel::columnCount(const QModelIndex& parent) const {
    return parent.isValid() ? 0 : static_cast<int>(m_columns.size()) + 1;
}

QString SurveyRowsModel::textAt(const QModelIndex& index) const {
    const auto row = m_rows[static_cast<std::size_t>(index.row())];
    if (index.column() == 0) return QString::number(m_table.seedAt(row));
    const auto value = m_table.valueAt(row, m_columns[static_cast<std::size_t>(index.column()) - 1]);
    return value ? numberText(*value) : QStringLiteral("–");
}

QString SurveyRowsModel::titleOf(int column) const {
    if (column == 0) return tr("Seed");
    return measureName(m_table.measures()[m_columns[static_cast<std::size_t>(column) - 1]]);
}

QVariant SurveyRowsModel::data(const QModelIndex& index, int role) const {
    if (!index.isValid()) return {};
    if (role == Qt::DisplayRole) return textAt(index);
    if (role == Qt::TextAlignmentRole) return QVariant(Qt::AlignRight | Qt::AlignVCenter);
    if (role == Qt::AccessibleTextRole) return QStringLiteral("%1: %2").arg(titleOf(index.column()), textAt(index));
    return {};
}

QVariant SurveyRowsModel::headerData(int section, Qt::Orientation direction, int role) const {
    if (direction != Qt::Horizontal || section >= columnCount()) return {};
    if (role == Qt::DisplayRole || role == Qt::ToolTipRole) return titleOf(section);
    if (role == Qt::TextAlignmentRole) return QVariant(Qt::AlignRight | Qt::AlignVCenter);
    return {};
}

} // namespace delve::ui

#include "moc_survey_rows_model.cpp"
