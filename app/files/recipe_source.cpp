#include "app/files/recipe_source.h"

#include "app/files/standard_input.h"
#include "editor/formats/recipe_file.h"
#include "generation/pipeline/as_declared.h"

namespace delve::app {

Result<Recipe> recipeFromFile(const std::string& word, const generation::StageRegistry& stages) {
    const auto input = inputFromWord(word);
    if (!input) return input.failure();
    auto recipe = editor::readRecipeFile(input->path);
    if (!recipe) return recipe;
    *recipe = generation::asDeclared(std::move(*recipe), stages);
    if (const auto allowed = generation::check(*recipe, stages); !allowed) return allowed.failure();
    return recipe;
}

} // namespace delve::app
