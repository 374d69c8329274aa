#pragma once

#include "generation/recipes/recipes.h"

namespace delve::generation {

[[nodiscard]] RecipeInfo spanningHalls();

} // namespace delve::generation
