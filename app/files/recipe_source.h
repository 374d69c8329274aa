#pragma once

#include "generation/level/recipe.h"
#include "generation/level/result.h"
#include "generation/pipeline/stage.h"

#include <string>

/// A recipe that a verb reads.
namespace delve::app {

/// The recipe in a `.recipe` file, or on standard input for "-", checked against the stages that there are.
[[nodiscard]] Result<Recipe> recipeFromFile(const std::string& word, const generation::StageRegistry& stages);

} // namespace delve::app
