#include "app/verbs/recipes_text.h"

#include "app/verbs/parameter_words.h"
#include "app/verbs/stage_words.h"
#include "app/words/words.h"
#include "generation/stages/stages.h"

#include <algorithm>

namespace delve {
namespace {

std::string sizeText(Size size) { return std::to_string(size.width) + "x" + std::to_string(size.height); }

std::string paragraph(const std::string& text, std::size_t indent, std::size_t columns) {
    return std::string(indent, ' ') + wrapped(text, indent, indent, columns) + '\n';
}

} // namespace

std::string listOfRecipes(std::size_t columns) {
    std::size_t widest = 0;
    for (const auto& recipe : allRecipes()) widest = std::max(widest, recipe.name.size());
    std::string out;
    for (const auto& recipe : allRecipes()) {
        out += std::string(recipe.name) + std::string(widest + 2 - recipe.name.size(), ' ');
        out += wrapped(inWords(recipe.help), widest + 2, widest + 2, columns) + '\n';
    }
    return out;
}

namespace {

std::string parameterLines(const Parameter& parameter, const ParameterValue& value, std::size_t columns) {
    const Message facts{DELVE_TEXT("command line", "%1; allowed: %2; default: %3"),
                        {std::string(nameOf(parameter.kind)), inWords(allowedBy(parameter)), toText(value)}};
    return "    " + std::string(parameter.id) + "\n" + paragraph(inWords(facts), 8, columns) +
           paragraph(inWords(parameter.help), 8, columns);
}

std::string stageLines(const RecipeStage& used, const Stage& stage, Size size, std::size_t columns) {
    std::string out = "\n" + used.id;
    if (used.id != used.stage) out += " (" + used.stage + ")";
    out += "\n" + paragraph(inWords(stage.help), 2, columns);
    for (const auto& parameter : stage.parameters)
        out += parameterLines(parameter, valueIn(used, parameter, size), columns);
    return out;
}

/// A stage by itself, with the defaults for a map of the usual size of most recipes.
std::string stageLines(const Stage& stage, std::size_t columns) {
    std::string out = "\n" + std::string(stage.name) + " (" + std::string(nameOf(stage.group)) + ")\n";
    out += paragraph(inWords(stage.help), 2, columns);
    for (const auto& parameter : stage.parameters)
        out += parameterLines(parameter, parameter.usualFor(RecipeInfo{}.usualSize), columns);
    return out;
}

} // namespace

std::string oneRecipe(const RecipeInfo& recipe, std::size_t columns) {
    std::string out =
        std::string(recipe.name) + ": " + inWords(recipe.label) + "\n\n" + paragraph(inWords(recipe.help), 0, columns);
    out += '\n' +
           paragraph(inWords(Message{DELVE_TEXT("command line",
                                                "Size: %1 unless another is asked for. Played by the rules of \"%2\"."),
                                     {sizeText(recipe.usualSize), std::string(nameOf(recipe.rules.objective))}}),
                     0, columns);
    for (const auto& used : recipe.stages)
        if (const Stage* stage = findStage(used.stage, used.version))
            out += stageLines(used, *stage, recipe.usualSize, columns);
    return out;
}

std::string listOfStages(std::size_t columns) {
    std::string out = paragraph(inWords(Message{DELVE_TEXT("command line", "The defaults are those on a map of %1."),
                                                {sizeText(RecipeInfo{}.usualSize)}}),
                                0, columns);
    for (const auto& stage : allStages())
        if (newestStage(stage.name) == &stage) out += stageLines(stage, columns);
    return out;
}

} // namespace delve
