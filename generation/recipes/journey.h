#pragma once

#include "generation/recipes/recipes.h"

namespace delve {

[[nodiscard]] RecipeInfo journeyRecipe();

} // namespace delve
