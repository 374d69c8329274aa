#pragma once

#include <QString>
#include <QVariant>

#include <cstdint>
#include <vector>

/// A table for editing: its columns, with what they accept, and its cells. Values, rebuilt whenever the world
/// changes.
namespace delve::ui {

/// A choice for a cell: the person reads the label, the cell holds the value.
struct RowOption {
    QString label;
    QVariant value;
};

struct RowColumn {
    enum class Kind { Words, Glyph, Colour, Number, Choice };

    QString title;
    QString help;
    Kind kind = Kind::Words;
    std::int64_t min = 0; ///< of a number
    std::int64_t max = 0;
    std::vector<RowOption> options = {}; ///< of a choice
};

using RowCells = std::vector<std::vector<QVariant>>; ///< by row, then by column

} // namespace delve::ui
