#pragma once

#include "generation/pipeline/stage.h"

#include <string_view>
#include <vector>

/// Stages by what names them.
namespace delve::generation {

/// The one that a recipe means; null where there is none of that name and version.
[[nodiscard]] const StageInfo* declaredStage(const StageRegistry& stages, const RecipeStage& wanted);
/// The newest version of a stage; null where there is none.
[[nodiscard]] const StageInfo* newestStage(const StageRegistry& stages, std::string_view name);
/// Of each stage the newest version, which is the one that a person chooses, in the order of the registry.
[[nodiscard]] std::vector<const StageInfo*> newestStages(const StageRegistry& stages);

} // namespace delve::generation
