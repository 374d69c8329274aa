#pragma once

#include "generation/recipes/recipes.h"

namespace delve::generation {

[[nodiscard]] RecipeInfo townRecipe();

} // namespace delve::generation
