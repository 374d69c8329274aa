#pragma once

#include "editor/survey/sample.h"
#include "editor/survey/survey_file.h"

namespace delve::editor {

/// What a survey of a recipe is, as its file says it: rules are named only where they are not those of the recipe.
[[nodiscard]] SurveyOf surveyOf(const SampledRecipe& of, bool commonOnly, const generation::Declarations& declarations);

} // namespace delve::editor
