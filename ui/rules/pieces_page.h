#pragma once

#include "ui/rules/rows_binding.h"

#include <QWidget>

#include <cstddef>
#include <functional>
#include <optional>
#include <string>
#include <utility>
#include <vector>

class QLabel;

/// A page for a table whose rows have a text for signs and pieces that a stage places: the rows above, below them the
/// text and the pieces of the chosen row. Shows what the world has, and passes on the requested changes.
namespace delve::ui {

class TextField;

/// What such a table is about.
template <class Row, class Piece>
struct PiecesTable {
    std::function<const std::vector<Row>&()> rows;
    std::function<std::vector<RowField<Row>>()> fields;
    std::function<Row(const std::vector<Row>&)> newRow;
    std::function<bool(std::vector<Row>)> take;
    std::vector<Piece> Row::*pieces;
    std::function<std::vector<RowField<Piece>>(const std::vector<Piece>&)> fieldsOfPieces;
    std::function<Piece()> newPiece;
};

/// Gets its parent with the layout that it is put in.
[[nodiscard]] RowsEditor* newRowsEditor(const QString& objectName, const QString& name, const QString& row,
                                        std::size_t mostRows);

class PiecesPage : public QWidget {
    Q_OBJECT
public:
    /// `piecesOf` is the caption of the pieces, with %1 for the name of their row.
    template <class Row, class Piece>
    PiecesPage(RowsEditor* rows, RowsEditor* pieces, const QString& piecesOf, PiecesTable<Row, Piece> table,
               QWidget* parent)
        : PiecesPage(rows, pieces, piecesOf, parent) {
        bind(std::move(table));
    }

    void showTables();
    /// Commits what is still being typed.
    void finish();

signals:
    void refused(const QString& sentence);

private:
    struct Chosen {
        std::string name;
        std::string text;
    };

    PiecesPage(RowsEditor* rows, RowsEditor* pieces, const QString& piecesOf, QWidget* parent);
    void layOut();
    void takeText(const QString& typed);
    void showChosen();
    template <class Row, class Piece>
    void bind(PiecesTable<Row, Piece> table);

    RowsEditor* m_rows;
    RowsEditor* m_pieces;
    TextField* m_text;
    QString m_captionOfPieces;
    QLabel* m_piecesOf;
    // Of the table, whatever its rows are
    std::function<void()> m_showRows;
    std::function<void()> m_showPieces;
    std::function<std::optional<Chosen>()> m_chosen;
    std::function<bool(const QString&)> m_changeText;
};

template <class Row, class Piece>
void PiecesPage::bind(PiecesTable<Row, Piece> table) {
    const auto chosen = [this, rows = table.rows]() -> const Row* {
        const auto row = static_cast<std::size_t>(m_rows->chosenRow());
        return row < rows().size() ? &rows()[row] : nullptr;
    };
    const auto change = [this, chosen, table](const std::function<void(Row&)>& how) {
        if (!chosen()) return false;
        auto all = table.rows();
        how(all[static_cast<std::size_t>(m_rows->chosenRow())]);
        return table.take(std::move(all));
    };
    const auto pieces = [chosen, table] { return chosen() ? chosen()->*table.pieces : std::vector<Piece>(); };
    const RowsSource<Row> rowsSource{[table] { return table.rows(); }, table.fields,
                                     [table] { return table.newRow(table.rows()); }, table.take};
    const RowsSource<Piece> piecesSource{pieces, [table, pieces] { return table.fieldsOfPieces(pieces()); },
                                         table.newPiece,
                                         [table, change](std::vector<Piece> now) {
                                             return change([&](Row& row) { row.*table.pieces = std::move(now); });
                                         }};
    bindRows(*m_rows, rowsSource);
    bindRows(*m_pieces, piecesSource);
    m_showRows = [this, rowsSource] { showRows(*m_rows, rowsSource); };
    m_showPieces = [this, piecesSource] { showRows(*m_pieces, piecesSource); };
    m_chosen = [chosen] { return chosen() ? std::optional(Chosen{chosen()->name, chosen()->text}) : std::nullopt; };
    m_changeText = [change](const QString& typed) {
        return change([&typed](Row& row) { row.text = keptWords(row.text, typed); });
    };
}

} // namespace delve::ui
