#include "editor/survey/histogram.h"

#include <utility>

namespace delve::editor {

Histogram::Histogram(Bins columns, std::optional<Bins> rows)
    : m_columns(columns), m_rows(rows), m_ofColumns(static_cast<std::size_t>(columns.count())),
      m_ofRows(static_cast<std::size_t>(rows ? rows->count() : 1)) {
    m_counts.resize(m_ofColumns.size() * m_ofRows.size());
}

std::optional<HistogramCell> Histogram::cellOf(std::optional<Decimal> column, std::optional<Decimal> row) const {
    const auto across = column ? m_columns.binOf(*column) : std::nullopt;
    const auto up = !m_rows ? std::optional(0) : row ? m_rows->binOf(*row) : std::nullopt;
    if (!across || !up) return {};
    return HistogramCell{*across, *up};
}

void Histogram::add(std::optional<Decimal> column, std::optional<Decimal> row) {
    const auto cell = cellOf(column, row);
    if (!cell) {
        ++m_without;
        return;
    }
    ++m_counts[placeOf(*cell)];
    ++m_ofColumns[static_cast<std::size_t>(cell->column)];
    ++m_ofRows[static_cast<std::size_t>(cell->row)];
    ++m_counted;
}

} // namespace delve::editor
