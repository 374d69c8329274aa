#pragma once

#include "generation/pipeline/parameter.h"
#include "generation/recipes/declarations.h"

#include <string>
#include <string_view>
#include <vector>

/// Names of recipes and their parameters on the command line.
namespace delve::app {

/// What the stage of a recipe uses for a parameter on a map of this size: what the recipe sets, or else the default.
[[nodiscard]] ParameterValue valueIn(const RecipeStage& stage, const generation::Parameter& parameter, Size size);

/// Writes each "stage.parameter=value" into the recipe. The stage is named by its id in the recipe, or by its type
/// if the recipe has it only once; each parameter may be set only once, by either name. The error says what is
/// allowed.
[[nodiscard]] Done applySettings(Recipe& recipe, const std::vector<std::string>& settings,
                                 const generation::StageRegistry& stages);

/// Parses the "WxH" of a map to generate; the error gives the allowed sides.
[[nodiscard]] Result<Size> recipeSizeFrom(const std::string& word);

/// The error for an unknown recipe, with the known ones.
[[nodiscard]] Message noSuchRecipe(std::string_view name, const generation::RecipeRegistry& recipes);

} // namespace delve::app
