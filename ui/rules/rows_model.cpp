#include "ui/rules/rows_model.h"

#include <QColor>

#include <algorithm>
#include <utility>

namespace delve::ui {
namespace {

QString shown(const RowColumn& column, const QVariant& value) {
    if (column.kind != RowColumn::Kind::Choice) return value.toString();
    const auto option = std::ranges::find(column.options, value, &RowOption::value);
    return option == column.options.end() ? value.toString() : option->label;
}

QVariant alignmentOf(const RowColumn& column) {
    const bool number = column.kind == RowColumn::Kind::Number;
    const bool glyph = column.kind == RowColumn::Kind::Glyph;
    return QVariant::fromValue(Qt::AlignVCenter | (number ? Qt::AlignRight : glyph ? Qt::AlignHCenter : Qt::AlignLeft));
}

} // namespace

/// If only cells changed, does not reset the view, even while one of its cells is being edited.
void RowsModel::show(std::vector<RowColumn> columns, RowCells cells) {
    const bool sameShape = columns.size() == m_columns.size() && cells.size() == m_cells.size();
    if (!sameShape) beginResetModel();
    m_columns = std::move(columns);
    m_cells = std::move(cells);
    if (!sameShape) return endResetModel();
    if (m_cells.empty()) return;
    emit dataChanged(index(0, 0), index(rowCount() - 1, columnCount() - 1));
}

int RowsModel::rowCount(const QModelIndex& parent) const {
    return parent.isValid() ? 0 : static_cast<int>(m_cells.size());
}

int RowsModel::columnCount(const QModelIndex& parent) const {
    return parent.isValid() ? 0 : static_cast<int>(m_columns.size());
}

QVariant RowsModel::data(const QModelIndex& index, int role) const {
    const auto& column = m_columns[static_cast<std::size_t>(index.column())];
    const auto& value = m_cells[static_cast<std::size_t>(index.row())][static_cast<std::size_t>(index.column())];
    switch (role) {
    case Qt::EditRole: return value;
    case Qt::DisplayRole: return shown(column, value);
    case Qt::ToolTipRole: return column.kind == RowColumn::Kind::Words ? value.toString() : column.help;
    case Qt::TextAlignmentRole: return alignmentOf(column);
    case Qt::DecorationRole:
        return column.kind == RowColumn::Kind::Colour ? QVariant(QColor(value.toString())) : QVariant();
    default: return {};
    }
}

QVariant RowsModel::headerData(int section, Qt::Orientation orientation, int role) const {
    if (orientation == Qt::Vertical) return role == Qt::DisplayRole ? QVariant(section + 1) : QVariant();
    const auto& column = m_columns[static_cast<std::size_t>(section)];
    if (role == Qt::DisplayRole) return column.title;
    if (role == Qt::ToolTipRole) return column.help;
    if (role == Qt::TextAlignmentRole) return alignmentOf(column);
    return {};
}

Qt::ItemFlags RowsModel::flags(const QModelIndex& index) const {
    return QAbstractTableModel::flags(index) | Qt::ItemIsEditable;
}

bool RowsModel::setData(const QModelIndex& index, const QVariant& value, int role) {
    if (role != Qt::EditRole || value == data(index, Qt::EditRole)) return false;
    emit edited(index.row(), index.column(), value);
    return true;
}

} // namespace delve::ui
