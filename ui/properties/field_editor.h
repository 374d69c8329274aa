#pragma once

#include "generation/level/thing.h"
#include "generation/level/world.h"

#include <functional>

class QWidget;

/// A control for one of the values that a kind of thing declares.
namespace delve::ui {

/// Shows what the fields say, or what is usual; `world` names the levels that a portal may lead to, and `cells` is how
/// large the one is that it leads to. `tables` is asked for those of the world whenever a list of them is used.
[[nodiscard]] QWidget* makeFieldEditor(const ThingField& field, const Properties& fields, const World& world,
                                       Size cells, std::function<Tables()> tables,
                                       std::function<void(PropertyValue)> changed);

} // namespace delve::ui
