#pragma once

#include "generation/level/recipe.h"
#include "generation/recipes/declarations.h"

#include <QString>

namespace delve::ui {

/// What people call it; that of a recipe from a file is made safe to show.
[[nodiscard]] QString recipeName(const Recipe& recipe, const generation::RecipeRegistry& recipes);

} // namespace delve::ui
