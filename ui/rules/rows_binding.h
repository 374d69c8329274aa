#pragma once

#include "ui/rules/row_fields.h"
#include "ui/rules/rows_editor.h"

#include <algorithm>
#include <utility>

/// Connects a table widget to the rows it shows, whatever their type: each edit becomes a new list of rows to
/// take.
namespace delve::ui {

template <class Row>
struct RowsSource {
    std::function<std::vector<Row>()> rows;
    std::function<std::vector<RowField<Row>>()> fields;
    std::function<Row()> fresh;
    std::function<bool(std::vector<Row>)> take; ///< false: refused, and nothing has changed
};

template <class Row>
void showRows(RowsEditor& editor, const RowsSource<Row>& source) {
    const auto fields = source.fields();
    editor.show(columnsOf(fields), cellsOf(fields, source.rows()));
}

/// Its owner refreshes the table when the world has changed.
template <class Row>
void bindRows(RowsEditor& editor, const RowsSource<Row>& source) {
    QObject::connect(&editor, &RowsEditor::edited, &editor,
                     [&editor, source](int row, int column, const QVariant& value) {
                         auto rows = source.rows();
                         const auto field = source.fields()[static_cast<std::size_t>(column)];
                         const QString refusal = field.set(rows[static_cast<std::size_t>(row)], value);
                         if (refusal.isEmpty()) (void)source.take(std::move(rows));
                         else emit editor.refused(refusal);
                     });
    QObject::connect(&editor, &RowsEditor::addWanted, &editor, [&editor, source](int after) {
        auto rows = source.rows();
        const int place = std::min(after + 1, static_cast<int>(rows.size()));
        rows.insert(rows.begin() + place, source.fresh());
        if (source.take(std::move(rows))) editor.choose(place);
    });
    QObject::connect(&editor, &RowsEditor::removeWanted, &editor, [source](int row) {
        auto rows = source.rows();
        rows.erase(rows.begin() + row);
        (void)source.take(std::move(rows));
    });
    QObject::connect(&editor, &RowsEditor::moveWanted, &editor, [&editor, source](int row, int step) {
        auto rows = source.rows();
        std::swap(rows[static_cast<std::size_t>(row)], rows[static_cast<std::size_t>(row + step)]);
        if (source.take(std::move(rows))) editor.choose(row + step);
    });
}

} // namespace delve::ui
