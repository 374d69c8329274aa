#pragma once

#include "generation/recipes/recipes.h"

namespace delve::generation {

[[nodiscard]] RecipeInfo keepRecipe();

} // namespace delve::generation
