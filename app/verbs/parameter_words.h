#pragma once

#include "generation/pipeline/parameter.h"
#include "generation/recipes/declarations.h"

#include <string>
#include <string_view>
#include <vector>

/// Recipes and their parameters as the command line names them.
namespace delve::app {

/// What the stage of a recipe uses for a parameter on a map of this size: what the recipe sets, or else the default.
[[nodiscard]] ParameterValue valueIn(const RecipeStage& stage, const generation::Parameter& parameter, Size size);

/// Writes each "stage.parameter=value" into the recipe. The stage is named by its id in the recipe, or by its own name
/// where the recipe has it only once; by whichever name, a parameter is set once. A refusal is a sentence that says
/// what is allowed.
[[nodiscard]] Done applySettings(Recipe& recipe, const std::vector<std::string>& settings,
                                 const generation::StageRegistry& stages);

/// The "WxH" of a map that a recipe is to make; a refusal says which sides a recipe takes.
[[nodiscard]] Result<Size> recipeSizeFrom(const std::string& word);

/// There is no recipe of this name; these there are.
[[nodiscard]] Message noSuchRecipe(std::string_view name, const generation::RecipeRegistry& recipes);

} // namespace delve::app
