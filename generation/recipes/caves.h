#pragma once

#include "generation/recipes/recipes.h"

namespace delve::generation {

[[nodiscard]] RecipeInfo cavesRecipe();

} // namespace delve::generation
