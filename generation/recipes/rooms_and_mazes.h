#pragma once

#include "generation/recipes/recipes.h"

namespace delve::generation {

[[nodiscard]] RecipeInfo roomsAndMazes();

} // namespace delve::generation
