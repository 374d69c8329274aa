#pragma once

#include "ui/rules/rows.h"

#include <QAbstractTableModel>

/// The cells of a table for a view. An edit is only signalled: it shows here once the world has it.
namespace delve::ui {

class RowsModel : public QAbstractTableModel {
    Q_OBJECT
public:
    using QAbstractTableModel::QAbstractTableModel;

    void show(std::vector<RowColumn> columns, RowCells cells);
    [[nodiscard]] const RowColumn& column(int number) const { return m_columns[static_cast<std::size_t>(number)]; }

    [[nodiscard]] int rowCount(const QModelIndex& parent = {}) const override;
    [[nodiscard]] int columnCount(const QModelIndex& parent = {}) const override;
    [[nodiscard]] QVariant data(const QModelIndex& index, int role) const override;
    [[nodiscard]] QVariant headerData(int section, Qt::Orientation orientation, int role) const override;
    [[nodiscard]] Qt::ItemFlags flags(const QModelIndex& index) const override;
    bool setData(const QModelIndex& index, const QVariant& value, int role) override;

signals:
    void edited(int row, int column, const QVariant& value);

private:
    std::vector<RowColumn> m_columns;
    RowCells m_cells;
};

} // namespace delve::ui
