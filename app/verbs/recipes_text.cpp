#include "app/verbs/recipes_text.h"

#include "app/verbs/parameter_words.h"
#include "app/verbs/stage_words.h"
#include "app/words/words.h"
#include "generation/level/printable.h"
#include "generation/level/rules.h"
#include "generation/pipeline/declared_stage.h"
#include "generation/recipes/recipes.h"

#include <algorithm>

namespace delve::app {
namespace {

std::string sizeText(Size size) { return std::to_string(size.width) + "x" + std::to_string(size.height); }

std::string paragraph(const std::string& text, std::size_t indent, std::size_t columns) {
    return std::string(indent, ' ') + wrapped(text, indent, indent, columns) + '\n';
}

} // namespace

std::string listOfRecipes(const generation::RecipeRegistry& recipes, std::size_t columns) {
    std::size_t widest = 0;
    for (const auto& recipe : recipes) widest = std::max(widest, recipe.name.size());
    std::string out;
    for (const auto& recipe : recipes) {
        out += std::string(recipe.name) + std::string(widest + 2 - recipe.name.size(), ' ');
        out += wrapped(translated(recipe.help), widest + 2, widest + 2, columns) + '\n';
    }
    std::string older;
    for (const auto* const recipe : generation::olderRecipes(recipes))
        older += (older.empty() ? "" : ", ") + wordFor(*recipe, recipes);
    if (older.empty()) return out;
    return out + '\n' +
           paragraph(translated(Message{DELVE_TEXT("command line", "Older versions: %1."), {older}}), 0, columns);
}

namespace {

/// With its unit; where that has a plural, `value` decides.
std::string measured(const generation::Parameter& parameter, const std::string& written, const ParameterValue& value) {
    return translated(generation::withUnitOf(parameter, written, value));
}

std::string parameterLines(const generation::Parameter& parameter, const ParameterValue& value, std::size_t columns) {
    const Message facts{DELVE_TEXT("command line", "%1; allowed: %2; default: %3"),
                        {parameter.kind->id,
                         measured(parameter, translated(generation::allowedBy(parameter)), parameter.limits.max),
                         measured(parameter, safeLine(parameter.kind->toText(value)), value)}};
    return "    " + std::string(parameter.id) + "\n" + paragraph(translated(facts), 8, columns) +
           paragraph(translated(parameter.help), 8, columns);
}

std::string stageLines(const RecipeStage& used, const generation::StageInfo& stage, Size size, std::size_t columns) {
    std::string out = "\n" + used.id;
    if (used.id != used.stage) out += " (" + used.stage + ")";
    out += "\n" + paragraph(translated(stage.help), 2, columns);
    for (const auto& parameter : stage.parameters)
        out += parameterLines(parameter, valueIn(used, parameter, size), columns);
    return out;
}

/// A stage by itself, with the defaults for a map of the default size of most recipes.
std::string stageLines(const generation::StageInfo& stage, std::size_t columns) {
    std::string out = "\n" + std::string(stage.name) + " (" + std::string(nameOf(stage.group)) + ")\n";
    out += paragraph(translated(stage.help), 2, columns);
    for (const auto& parameter : stage.parameters)
        out += parameterLines(parameter, parameter.defaultFor(generation::RecipeInfo{}.defaultSize), columns);
    return out;
}

} // namespace

std::string oneRecipe(const generation::RecipeInfo& recipe, const generation::StageRegistry& stages,
                      std::size_t columns) {
    std::string out = std::string(recipe.name) + ": " + translated(recipe.label) + "\n\n" +
                      paragraph(translated(recipe.help), 0, columns);
    out += '\n' + paragraph(translated(Message{DELVE_TEXT("command line", "Default size: %1. Objective: \"%2\"."),
                                               {sizeText(recipe.defaultSize), recipe.rules->objective}}),
                            0, columns);
    for (const auto& used : recipe.stages)
        if (const generation::StageInfo* stage = generation::declaredStage(stages, used))
            out += stageLines(used, *stage, recipe.defaultSize, columns);
    return out;
}

std::string listOfStages(const generation::StageRegistry& stages, std::size_t columns) {
    std::string out =
        paragraph(translated(Message{DELVE_TEXT("command line", "The defaults are for a map of %1 cells."),
                                     {sizeText(generation::RecipeInfo{}.defaultSize)}}),
                  0, columns);
    for (const auto* stage : generation::newestStages(stages)) out += stageLines(*stage, columns);
    return out;
}

} // namespace delve::app
