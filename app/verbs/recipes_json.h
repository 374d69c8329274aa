#pragma once

#include "app/console/json_writer.h"
#include "generation/recipes/declarations.h"

/// What `recipes --json` prints; its keys are documented and stay.
namespace delve {

void writeRecipe(JsonWriter& json, const RecipeInfo& recipe, const StageRegistry& stages);
/// All recipes, and all stages.
void writeRecipes(JsonWriter& json, const Declarations& declarations);
/// Every stage in its newest version, whether a recipe uses it or not.
void writeStages(JsonWriter& json, const StageRegistry& stages);

} // namespace delve
