#pragma once

#include "generation/pipeline/stage_registry.h"

namespace delve::generation {

struct RecipeInfo;
using RecipeRegistry = Registry<RecipeInfo>;

/// What there is to generate with, for those who hand it on: what a stage is stands in stage.h, what a recipe is in
/// recipes.h. Whoever hands it in keeps it, longer than what it is handed to.
struct Declarations {
    StageRegistry stages;
    RecipeRegistry recipes;
};
/// What this library has by itself, to begin with: a copy can be added to.
[[nodiscard]] const Declarations& builtInDeclarations();
[[nodiscard]] const RecipeRegistry& builtInRecipes(); ///< of these

} // namespace delve::generation
