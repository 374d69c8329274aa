#pragma once

#include "editor/survey/survey_table.h"

#include <QAbstractTableModel>

#include <cstdint>
#include <string>
#include <vector>

/// Seeds of a survey as a list, each with its values: the measures that are looked at first, then all others. Texts are
/// made as they are shown, since there may be hundreds of thousands of rows. Owned by the panel.
namespace delve::ui {

class SurveyRowsModel : public QAbstractTableModel {
    Q_OBJECT
public:
    using QAbstractTableModel::QAbstractTableModel;

    /// `rows`: which rows of the table. Where they are those of before and some more, nothing moves.
    void show(const editor::SurveyTable& table, std::vector<std::uint32_t> rows, const std::vector<std::string>& first);

    [[nodiscard]] std::uint64_t seedAt(int row) const;
    [[nodiscard]] int rowOfSeed(std::uint64_t seed) const; ///< -1: it is not there

    [[nodiscard]] int rowCount(const QModelIndex& parent = {}) const override;
    [[nodiscard]] int columnCount(const QModelIndex& parent = {}) const override;
    [[nodiscard]] QVariant data(const QModelIndex& index, int role) const override;
    [[nodiscard]] QVariant headerData(int section, Qt::Orientation direction, int role) const override;

private:
    [[nodiscard]] QString textAt(const QModelIndex& index) const;
    [[nodiscard]] QString titleOf(int column) const;

    editor::SurveyTable m_table;
    std::vector<std::uint32_t> m_rows;
    std::vector<std::size_t> m_columns; ///< of the table, in the order of the list
};

} // namespace delve::ui
