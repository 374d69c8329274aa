#pragma once

#include "generation/pipeline/pipeline.h"
#include "generation/pipeline/stage.h"

/// Turns recipes as people write them in files into what the stages declare.
namespace delve::generation {

/// A single number becomes both ends of a range, if one is declared; every other value stays, allowed or not.
[[nodiscard]] ParameterValue asDeclared(const Parameter& parameter, const ParameterValue& value);
/// The same for all parameters of a recipe that these stages declare.
[[nodiscard]] Recipe asDeclared(Recipe recipe, const StageRegistry& stages);
/// Is the value of the declared kind, so that it can be shown and stored, in range or not?
[[nodiscard]] bool isOfKind(const Parameter& parameter, const ParameterValue& value);
/// The value that a stage works with on a map of this size: the one that is set, if it is of the declared kind, or else
/// the default.
[[nodiscard]] ParameterValue valueIn(const RecipeStage& stage, const Parameter& parameter, Size size);
/// The failure for a value that is not allowed: it names the parameter, the value, and what is allowed.
[[nodiscard]] Failure refusedValue(const Parameter& parameter, std::string given);

} // namespace delve::generation
