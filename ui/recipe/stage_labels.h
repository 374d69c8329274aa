#pragma once

#include "generation/level/recipe.h"
#include "generation/level/result.h"
#include "generation/pipeline/stage.h"

/// Names stages as the recipe panel does: by their labels in the current language, not by their names in files and on
/// the command line.
namespace delve::ui {

/// Names what a list of stages lacks by labels; returns any other failure unchanged.
[[nodiscard]] Failure inLabels(Failure failure, const Recipe& recipe, const generation::StageRegistry& stages);

} // namespace delve::ui
