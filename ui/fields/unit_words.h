#pragma once

#include "generation/pipeline/unit.h"
#include "ui/fields/number_field.h"

namespace delve::ui {

/// A declared unit in the current language, for NumberField::setUnit: " cell" behind 1, " cells" behind 12.
[[nodiscard]] NumberField::UnitOf unitWords(generation::Unit unit);

} // namespace delve::ui
