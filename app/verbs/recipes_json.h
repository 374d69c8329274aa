#pragma once

#include "app/console/json_writer.h"
#include "generation/recipes/declarations.h"

/// The output of `recipes --json`; its keys are documented and must stay.
namespace delve::app {

void writeRecipe(JsonWriter& json, const generation::RecipeInfo& recipe, const generation::StageRegistry& stages);
/// All recipes, and all stages.
void writeRecipes(JsonWriter& json, const generation::Declarations& declarations);
/// Every stage in its newest version, whether a recipe uses it or not.
void writeStages(JsonWriter& json, const generation::StageRegistry& stages);

} // namespace delve::app
