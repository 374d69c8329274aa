#include "editor/survey/survey_of.h"

#include "generation/level/delve/write_parts.h"
#include "generation/recipes/recipes.h"

namespace delve::editor {
namespace {

std::string textOf(const Rules& rules) {
    std::string text;
    const TextOut::Sink sink = [&text](std::string_view piece) {
        text += piece;
        return true;
    };
    TextOut out(sink);
    writeRules(out, rules);
    out.flush();
    return text;
}

} // namespace

SurveyOf surveyOf(const SampledRecipe& of, bool commonOnly, const generation::Declarations& declarations) {
    SurveyOf survey{of.recipe, of.size, commonOnly, {}};
    survey.recipe.seed = 0;
    const auto* const origin = generation::originOf(of.recipe, declarations.recipes);
    const Shared<Rules> own = origin ? origin->rules : Shared<Rules>();
    if (!(of.rules == own)) survey.rules = textOf(*of.rules);
    return survey;
}

} // namespace delve::editor
