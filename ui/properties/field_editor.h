#pragma once

#include "generation/level/thing.h"
#include "generation/level/world.h"

#include <functional>

class QWidget;

/// A control for one of the values that a kind of thing declares.
namespace delve::ui {

/// Shows the field's value or its default. `world` names the levels that a portal may lead to, `cells` is the size of
/// the target level. `tables` is called for the world's tables whenever a list of them is used.
[[nodiscard]] QWidget* makeFieldEditor(const ThingField& field, const Properties& fields, const World& world,
                                       Size cells, std::function<Tables()> tables,
                                       std::function<void(PropertyValue)> changed);

} // namespace delve::ui
