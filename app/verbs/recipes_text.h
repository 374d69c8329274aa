#pragma once

#include "generation/recipes/declarations.h"

#include <cstddef>
#include <string>

/// The readable output of `recipes`, wrapped at `columns`.
namespace delve::app {

[[nodiscard]] std::string listOfRecipes(const generation::RecipeRegistry& recipes, std::size_t columns);
/// A recipe with its stages and their parameters.
[[nodiscard]] std::string oneRecipe(const generation::RecipeInfo& recipe, const generation::StageRegistry& stages,
                                    std::size_t columns);
/// Every stage with its parameters, whether a recipe uses it or not.
[[nodiscard]] std::string listOfStages(const generation::StageRegistry& stages, std::size_t columns);

} // namespace delve::app
