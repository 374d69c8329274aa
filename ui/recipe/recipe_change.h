#pragma once

#include "generation/level/recipe.h"
#include "generation/pipeline/stage.h"

#include <optional>
#include <string_view>

/// What the recipe panel can do to a list of stages: plain functions from recipe to recipe.
namespace delve {

/// Puts the stage behind the last one of its group or an earlier group, under an id that is free.
[[nodiscard]] Recipe withStage(Recipe recipe, const Stage& stage);
[[nodiscard]] Recipe withoutStage(Recipe recipe, std::string_view id);
/// Moves it to this place among the stages, counted from 0.
[[nodiscard]] Recipe withStageAt(Recipe recipe, std::string_view id, int place);
/// Another stage in the same place; parameters of the same id and kind keep their values where those are allowed.
[[nodiscard]] Recipe withStageReplaced(Recipe recipe, std::string_view id, const Stage& stage);
/// The value in every stage that has the parameter and allows it; with none, each its default again.
[[nodiscard]] Recipe withParameterEverywhere(Recipe recipe, std::string_view parameter,
                                             const std::optional<ParameterValue>& value);

} // namespace delve
