#pragma once

#include "generation/level/properties.h"
#include "generation/level/tables.h"
#include "generation/level/thing.h"

#include <QWidget>

#include <functional>
#include <optional>
#include <string>

/// A list of the kinds of enemies that a world's table has, for the field of an enemy that names one. A name that is
/// not in the table stays, is marked, and is kept until another one is chosen.
namespace delve::ui {

/// Does this field name a row of the table of enemies?
[[nodiscard]] bool namesEnemyKind(const ThingField& field);
/// The name that such a field has; nothing where it has none, which is the first row of the table.
[[nodiscard]] std::optional<std::string> enemyKindIn(const Properties& fields);

/// `table` is asked whenever the list is used: it may have other rows by then.
[[nodiscard]] QWidget* makeEnemyKindList(const QString& name, const std::optional<std::string>& now,
                                         std::function<Tables()> table, std::function<void(PropertyValue)> changed);

} // namespace delve::ui
