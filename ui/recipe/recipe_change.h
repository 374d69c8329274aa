#pragma once

#include "generation/level/recipe.h"
#include "generation/pipeline/stage.h"

#include <optional>
#include <string_view>

/// What the recipe panel can do to a list of stages: pure functions from recipe to recipe. `stages` are the available
/// ones.
namespace delve::ui {

/// Inserts the stage behind the last one of its group or an earlier group, with a free id.
[[nodiscard]] Recipe withStage(Recipe recipe, const generation::StageInfo& stage,
                               const generation::StageRegistry& stages);
[[nodiscard]] Recipe withoutStage(Recipe recipe, std::string_view id);
/// Moves it to this index among the stages, from 0.
[[nodiscard]] Recipe withStageAt(Recipe recipe, std::string_view id, int place);
/// Replaces the stage; parameters with the same id and kind keep their values if those are allowed.
[[nodiscard]] Recipe withStageReplaced(Recipe recipe, std::string_view id, const generation::StageInfo& stage);
/// Sets a parameter, or resets it to its default. The first one of the depth sets it in all stages that have it: the
/// enemies follow the depth as the rooms do.
[[nodiscard]] Recipe withParameter(Recipe recipe, std::string_view id, std::string_view parameter,
                                   const std::optional<ParameterValue>& value, const generation::StageRegistry& stages);

} // namespace delve::ui
