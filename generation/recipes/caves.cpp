#include "generation/recipes/caves.h"

#include "generation/level/rules.h"

namespace delve::generation {

RecipeInfo cavesRecipe() {
    RecipeInfo recipe;
    recipe.name = "caves";
    recipe.label = DELVE_TEXT("recipe", "Caves");
    recipe.help = DELVE_TEXT("recipe", "Natural caves with a golden exit far from the start.");
    recipe.sample = 11;
    recipe.skin = "cave";
    recipe.rules.write().objective = "exit";
    recipe.stages = {
        stageOf("caves", "caves"), stageOf("join", "join"),        stageOf("walls", "walls"),
        stageOf("start", "start"), stageOf("exit", "golden-exit"), stageOf("flowers", "flowers"),
    };
    return recipe;
}

} // namespace delve::generation
