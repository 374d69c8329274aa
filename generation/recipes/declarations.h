#pragma once

#include "generation/pipeline/stage_registry.h"

namespace delve::generation {

struct RecipeInfo;
using RecipeRegistry = Registry<RecipeInfo>;

/// What there is to generate with, for code that passes it on: stage.h says what a stage is, recipes.h what a recipe
/// is. The owner keeps it longer than whatever it is passed to.
struct Declarations {
    StageRegistry stages;
    RecipeRegistry recipes;
};
/// The built-in declarations; to add to them, copy them.
[[nodiscard]] const Declarations& builtInDeclarations();
[[nodiscard]] const RecipeRegistry& builtInRecipes(); ///< of these

} // namespace delve::generation
