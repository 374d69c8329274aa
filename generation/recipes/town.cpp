#include "generation/recipes/town.h"

#include "generation/level/rules.h"

namespace delve::generation {

RecipeInfo townRecipe() {
    RecipeInfo recipe;
    recipe.name = "town";
    recipe.label = DELVE_TEXT("recipe", "Town");
    recipe.help =
        DELVE_TEXT("recipe", "Streets, houses and a market, made by wave function collapse, with a road leading "
                             "through. See all of it, then leave at the far end.");
    recipe.defaultSize = {48, 32};
    recipe.sample = 9;
    recipe.sampleSize = recipe.defaultSize;
    recipe.spans = true;
    recipe.rules.write().objective = "explore";
    recipe.stages = {
        stageOf("town", "collapse"),
        stageOf("gates", "town-gates"),
    };
    return recipe;
}

} // namespace delve::generation
