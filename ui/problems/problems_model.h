#pragma once

#include "editor/inspect/findings.h"

#include <QAbstractTableModel>
#include <QString>

#include <memory>
#include <optional>

/// The rows of the Problems dock: what was found, errors first. Owned by the panel.
namespace delve::ui {

/// "Error", "Warning", "Hint", and the name of the icon of each.
[[nodiscard]] QString labelOf(play::Severity severity);
[[nodiscard]] QString iconNameOf(play::Severity severity);

class ProblemsModel : public QAbstractTableModel {
    Q_OBJECT
public:
    enum Column { SeverityColumn, SentenceColumn, FixColumn, LevelColumn, columns };

    using QAbstractTableModel::QAbstractTableModel;

    void show(std::shared_ptr<const editor::Findings> findings, bool withIgnored);
    [[nodiscard]] const editor::FoundProblem& at(int row) const {
        return m_findings->problems[static_cast<std::size_t>(row)];
    }
    [[nodiscard]] std::optional<int> rowLike(const editor::FoundProblem& found) const;

    [[nodiscard]] int rowCount(const QModelIndex& parent = {}) const override;
    [[nodiscard]] int columnCount(const QModelIndex& parent = {}) const override;
    [[nodiscard]] QVariant data(const QModelIndex& index, int role) const override;
    [[nodiscard]] QVariant headerData(int section, Qt::Orientation direction, int role) const override;

private:
    [[nodiscard]] QString textOf(const editor::FoundProblem& found, int column) const;

    std::shared_ptr<const editor::Findings> m_findings;
    int m_rows = 0; ///< the ignored ones stand behind all others, and may be left out
};

} // namespace delve::ui
