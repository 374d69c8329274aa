#pragma once

#include "generation/pipeline/pipeline.h"

#include <algorithm>

namespace delve {

/// The stage of a list that a recipe means; null where it has none of that name and version.
[[nodiscard]] inline const Stage* declaredStage(StageList stages, const RecipeStage& wanted) {
    const auto found = std::ranges::find_if(
        stages, [&](const Stage& stage) { return stage.name == wanted.stage && stage.version == wanted.version; });
    return found == stages.end() ? nullptr : &*found;
}

} // namespace delve
