#pragma once

#include "generation/pipeline/pipeline.h"
#include "generation/pipeline/stage.h"

/// Recipes as people write them into files, made what the stages declare.
namespace delve::generation {

/// One number, where two are declared, is both; every other value stays as it is, allowed or not.
[[nodiscard]] ParameterValue asDeclared(const Parameter& parameter, const ParameterValue& value);
/// The same for all of a recipe that these stages declare.
[[nodiscard]] Recipe asDeclared(Recipe recipe, const StageRegistry& stages);
/// Is it of the kind that is declared, so that it can be shown and stored, in range or not?
[[nodiscard]] bool isOfKind(const Parameter& parameter, const ParameterValue& value);
/// The sentence for what is given and cannot be: it names the parameter, what was given, and what may be.
[[nodiscard]] Failure refusedValue(const Parameter& parameter, std::string given);

} // namespace delve::generation
