#pragma once

#include "generation/level/recipe.h"
#include "generation/level/result.h"
#include "generation/pipeline/stage.h"

/// Stages as the recipe panel names them: by their labels, in the language of the program, and not by the names that
/// files and the command line have for them.
namespace delve::ui {

/// What a list of stages lacks, said with labels; any other failure as it is.
[[nodiscard]] Failure inLabels(Failure failure, const Recipe& recipe, const generation::StageRegistry& stages);

} // namespace delve::ui
