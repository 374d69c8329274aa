#pragma once

#include "generation/recipes/recipes.h"

namespace delve::generation {

/// A stage that places a start or an exit: it does so where the mission has it.
[[nodiscard]] RecipeStage placedByMission(RecipeStage stage);
/// Set pieces that encounters guard, fewer than usual.
[[nodiscard]] RecipeStage guardedMachines();

} // namespace delve::generation
