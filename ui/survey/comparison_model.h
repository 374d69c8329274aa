#pragma once

#include "editor/survey/survey_comparison.h"

#include <QAbstractTableModel>

#include <vector>

/// Two surveys side by side, a measure a row: its medians, their difference, in how many pairs of levels the later
/// one has more, and whether that is more than chance. Owned by the panel.
namespace delve::ui {

class ComparisonModel : public QAbstractTableModel {
    Q_OBJECT
public:
    enum Column { MeasureColumn, DifferenceColumn, HigherColumn, ChanceColumn, BeforeColumn, AfterColumn, columns };

    using QAbstractTableModel::QAbstractTableModel;

    void show(std::vector<editor::ComparedMeasure> rows);

    [[nodiscard]] int rowCount(const QModelIndex& parent = {}) const override;
    [[nodiscard]] int columnCount(const QModelIndex& parent = {}) const override;
    [[nodiscard]] QVariant data(const QModelIndex& index, int role) const override;
    [[nodiscard]] QVariant headerData(int section, Qt::Orientation direction, int role) const override;

private:
    [[nodiscard]] QString textAt(const QModelIndex& index) const;

    std::vector<editor::ComparedMeasure> m_rows;
};

} // namespace delve::ui
