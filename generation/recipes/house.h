#pragma once

#include "generation/recipes/recipes.h"

namespace delve {

[[nodiscard]] RecipeInfo houseRecipe();

} // namespace delve
