#pragma once

#include "editor/text/free_name.h"
#include "ui/rules/row_fields.h"

#include <algorithm>

/// The kinds of columns that several tables have, and names for new rows.
namespace delve::ui {

template <class Row>
[[nodiscard]] RowField<Row> wordsField(const QString& title, const QString& help, std::string Row::*member) {
    return {{title, help, RowColumn::Kind::Words},
            [member](const Row& row) { return QVariant(shownWords(row.*member)); },
            [member](Row& row, const QVariant& typed) {
                row.*member = keptWords(row.*member, typed.toString());
                return QString();
            }};
}

template <class Row>
[[nodiscard]] RowField<Row> numberField(const QString& title, const QString& help, std::int64_t Row::*member,
                                        std::int64_t min, std::int64_t max) {
    return {{title, help, RowColumn::Kind::Number, min, max},
            [member](const Row& row) { return QVariant::fromValue<qlonglong>(row.*member); },
            [member](Row& row, const QVariant& typed) {
                row.*member = typed.toLongLong();
                return QString();
            }};
}

/// A name that no row has.
template <class Row>
[[nodiscard]] std::string freeNameIn(const std::vector<Row>& rows, const QString& name) {
    const auto isTaken = [&rows](const QString& tried) {
        return std::ranges::find(rows, tried.toStdString(), &Row::name) != rows.end();
    };
    return editor::freeName(name, isTaken).toStdString();
}

} // namespace delve::ui
