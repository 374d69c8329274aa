#pragma once

#include "generation/pipeline/stage.h"

#include <string_view>
#include <vector>

/// Looks stages up by name.
namespace delve::generation {

/// The stage that a recipe names; null if there is none of that name and version.
[[nodiscard]] const StageInfo* declaredStage(const StageRegistry& stages, const RecipeStage& wanted);
/// The newest version of a stage; null where there is none.
[[nodiscard]] const StageInfo* newestStage(const StageRegistry& stages, std::string_view name);
/// The newest version of each stage, which is the one that a person chooses, in the order of the registry.
[[nodiscard]] std::vector<const StageInfo*> newestStages(const StageRegistry& stages);

} // namespace delve::generation
