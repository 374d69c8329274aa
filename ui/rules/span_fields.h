#pragma once

#include "ui/rules/plain_fields.h"

#include <algorithm>
#include <cstdint>
#include <utility>
#include <vector>

/// Fields of rows that hold two ends of a span, or one of several words.
namespace delve::ui {

template <class Row>
using Ends = std::pair<std::int64_t Row::*, std::int64_t Row::*>;

/// The lesser of two ends: the greater follows where it would be below.
template <class Row>
RowField<Row> lesserField(const QString& title, const QString& help, Ends<Row> ends, std::int64_t min,
                          std::int64_t max) {
    auto field = numberField(title, help, ends.first, min, max);
    field.set = [ends](Row& row, const QVariant& typed) {
        row.*ends.first = typed.toLongLong();
        row.*ends.second = std::max(row.*ends.first, row.*ends.second);
        return QString();
    };
    return field;
}

template <class Row>
RowField<Row> greaterField(const QString& title, const QString& help, Ends<Row> ends, std::int64_t min,
                           std::int64_t max) {
    auto field = numberField(title, help, ends.second, min, max);
    field.set = [ends](Row& row, const QVariant& typed) {
        row.*ends.second = typed.toLongLong();
        row.*ends.first = std::min(row.*ends.first, row.*ends.second);
        return QString();
    };
    return field;
}

template <class Row, class Enum>
RowField<Row> choiceField(const QString& title, const QString& help, Enum Row::*member,
                          std::vector<std::pair<QString, Enum>> choices) {
    RowField<Row> field{{title, help, RowColumn::Kind::Choice},
                        [member](const Row& row) { return QVariant(static_cast<int>(row.*member)); },
                        [member](Row& row, const QVariant& chosen) {
                            row.*member = static_cast<Enum>(chosen.toInt());
                            return QString();
                        }};
    for (const auto& [label, value] : choices)
        field.column.options.push_back({label, QVariant(static_cast<int>(value))});
    return field;
}

} // namespace delve::ui
