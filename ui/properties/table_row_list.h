#pragma once

#include "generation/level/properties.h"
#include "generation/level/tables.h"
#include "generation/level/thing.h"

#include <QWidget>

#include <cstdint>
#include <functional>
#include <optional>
#include <string>

/// A combo box of the rows in one of a world's tables, for the field of a thing that names one. A name that is not in
/// the table is marked, and kept until another one is chosen.
namespace delve::ui {

enum class RowsOf : std::uint8_t { Enemies, Encounters };

/// The table of which this field names a row, if it names one.
[[nodiscard]] std::optional<RowsOf> tableNamedBy(const ThingField& field);
/// The name in such a field; nothing if it is empty, which means the first row of the enemies, or any encounter.
[[nodiscard]] std::optional<std::string> rowNamedIn(const Properties& fields, const ThingField& field);

/// `table` is called whenever the list is used, since its rows may have changed.
[[nodiscard]] QWidget* makeTableRowList(RowsOf rows, const QString& name, const std::optional<std::string>& now,
                                        std::function<Tables()> table, std::function<void(PropertyValue)> changed);

} // namespace delve::ui
