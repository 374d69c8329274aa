#pragma once

#include "app/json_writer.h"
#include "generation/recipes/recipes.h"

/// What `recipes --json` prints; its keys are documented and stay.
namespace delve {

void writeRecipe(JsonWriter& json, const RecipeInfo& recipe);
/// All recipes, and all stages.
void writeRecipes(JsonWriter& json);
/// Every stage in its newest version, whether a recipe uses it or not.
void writeStages(JsonWriter& json);

} // namespace delve
