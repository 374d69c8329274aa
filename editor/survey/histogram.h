#pragma once

#include "editor/survey/bins.h"

#include <cstdint>
#include <optional>
#include <vector>

/// How many levels have which values of two measures, or of one alone: a count for each cell of a grid, and the sums of
/// its columns and rows. A value.
namespace delve::editor {

/// Columns count from the left, rows from the lowest values.
struct HistogramCell {
    int column = 0;
    int row = 0;
    friend bool operator==(const HistogramCell&, const HistogramCell&) = default;
};

class Histogram {
public:
    Histogram() = default;
    /// Of one measure, if `rows` is nothing: a single row.
    Histogram(Bins columns, std::optional<Bins> rows);

    [[nodiscard]] const Bins& columns() const { return m_columns; }
    [[nodiscard]] const std::optional<Bins>& rows() const { return m_rows; }
    [[nodiscard]] int rowCount() const { return m_rows ? m_rows->count() : 1; }

    /// Nothing where a value is missing, or lies beyond the grid.
    [[nodiscard]] std::optional<HistogramCell> cellOf(std::optional<Decimal> column, std::optional<Decimal> row) const;
    void add(std::optional<Decimal> column, std::optional<Decimal> row);

    [[nodiscard]] std::int64_t at(HistogramCell cell) const { return m_counts[placeOf(cell)]; }
    [[nodiscard]] const std::vector<std::int64_t>& counts() const { return m_counts; } ///< row by row
    [[nodiscard]] const std::vector<std::int64_t>& sumsOfColumns() const { return m_ofColumns; }
    [[nodiscard]] const std::vector<std::int64_t>& sumsOfRows() const { return m_ofRows; }
    [[nodiscard]] std::int64_t counted() const { return m_counted; }
    [[nodiscard]] std::int64_t without() const { return m_without; } ///< that were added, and are in no cell

private:
    [[nodiscard]] std::size_t placeOf(HistogramCell cell) const {
        return static_cast<std::size_t>(cell.row) * m_ofColumns.size() + static_cast<std::size_t>(cell.column);
    }

    Bins m_columns;
    std::optional<Bins> m_rows;
    std::vector<std::int64_t> m_counts;
    std::vector<std::int64_t> m_ofColumns;
    std::vector<std::int64_t> m_ofRows;
    std::int64_t m_counted = 0;
    std::int64_t m_without = 0;
};

} // namespace delve::editor
