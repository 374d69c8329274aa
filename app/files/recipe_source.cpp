#include "app/files/recipe_source.h"

#include "app/files/paths.h"
#include "app/files/standard_input.h"
#include "editor/formats/recipe_file.h"
#include "generation/pipeline/as_declared.h"

namespace delve::app {

Result<Recipe> recipeFromFile(const std::string& word, const generation::StageRegistry& stages) {
    std::shared_ptr<StandardInput> input;
    if (word == "-") {
        auto opened = openStandardInput();
        if (!opened) return std::move(opened).failure();
        input = *opened;
    }
    const auto path = input ? Result<QString>(input->path()) : pathFromWord(word);
    if (!path) return path.failure();
    auto recipe = editor::readRecipeFile(*path);
    if (!recipe) return recipe;
    *recipe = generation::asDeclared(std::move(*recipe), stages);
    if (const auto allowed = generation::check(*recipe, stages); !allowed) return allowed.failure();
    return recipe;
}

} // namespace delve::app
