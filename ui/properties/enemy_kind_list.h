#pragma once

#include "generation/level/properties.h"
#include "generation/level/tables.h"
#include "generation/level/thing.h"

#include <QWidget>

#include <functional>
#include <optional>
#include <string>

/// A combo box of the enemy kinds in a world's table, for the field of an enemy that names one. A name that is not in
/// the table is marked, and kept until another one is chosen.
namespace delve::ui {

/// Does this field name a row of the table of enemies?
[[nodiscard]] bool namesEnemyKind(const ThingField& field);
/// The name in such a field; nothing if it is empty, which means the first row of the table.
[[nodiscard]] std::optional<std::string> enemyKindIn(const Properties& fields);

/// `table` is called whenever the list is used, since its rows may have changed.
[[nodiscard]] QWidget* makeEnemyKindList(const QString& name, const std::optional<std::string>& now,
                                         std::function<Tables()> table, std::function<void(PropertyValue)> changed);

} // namespace delve::ui
