#include "generation/recipes/house.h"

#include "generation/level/rules.h"

namespace delve::generation {

RecipeInfo houseRecipe() {
    RecipeInfo recipe;
    recipe.name = "house";
    recipe.label = DELVE_TEXT("recipe", "House");
    recipe.help =
        DELVE_TEXT("recipe", "The inside of a house: a door, a wall with an opening, a few chests. See all of "
                             "it.");
    recipe.spans = true;
    recipe.rules.write().objective = "explore";
    auto start = stageOf("start", "start");
    start.set("way", std::string("by-door"));
    recipe.stages = {stageOf("house", "split-house"), start};
    return recipe;
}

} // namespace delve::generation
