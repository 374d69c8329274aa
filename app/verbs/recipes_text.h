#pragma once

#include "generation/recipes/declarations.h"

#include <cstddef>
#include <string>

/// What `recipes` prints for people, in lines of so many columns.
namespace delve {

[[nodiscard]] std::string listOfRecipes(const RecipeRegistry& recipes, std::size_t columns);
/// A recipe with its stages and their parameters.
[[nodiscard]] std::string oneRecipe(const RecipeInfo& recipe, const StageRegistry& stages, std::size_t columns);
/// Every stage with its parameters, whether a recipe uses it or not.
[[nodiscard]] std::string listOfStages(const StageRegistry& stages, std::size_t columns);

} // namespace delve
