#pragma once

#include "generation/level/recipe.h"
#include "generation/pipeline/stage.h"

#include <optional>
#include <string_view>

/// What the recipe panel can do to a list of stages: plain functions from recipe to recipe. `stages` are those there
/// are.
namespace delve::ui {

/// Puts the stage behind the last one of its group or an earlier group, under an id that is free.
[[nodiscard]] Recipe withStage(Recipe recipe, const generation::StageInfo& stage,
                               const generation::StageRegistry& stages);
[[nodiscard]] Recipe withoutStage(Recipe recipe, std::string_view id);
/// Moves it to this place among the stages, counted from 0.
[[nodiscard]] Recipe withStageAt(Recipe recipe, std::string_view id, int place);
/// Another stage in the same place; parameters of the same id and kind keep their values where those are allowed.
[[nodiscard]] Recipe withStageReplaced(Recipe recipe, std::string_view id, const generation::StageInfo& stage);
/// The value in every parameter of this role that allows it; with none, each its default again.
[[nodiscard]] Recipe withRoleEverywhere(Recipe recipe, generation::ParameterRole role,
                                        const std::optional<ParameterValue>& value,
                                        const generation::StageRegistry& stages);

} // namespace delve::ui
