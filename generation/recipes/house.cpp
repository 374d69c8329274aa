#include "generation/recipes/house.h"

#include "generation/level/rules.h"

namespace delve::generation {
namespace {

RecipeInfo firstHouse() {
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

} // namespace

RecipeInfo houseRecipe() {
    RecipeInfo recipe = nextVersion(firstHouse());
    recipe.help = DELVE_TEXT("recipe", "The inside of a house: a door, a wall with an opening, furniture, at times a "
                                       "chest. See all of it.");
    recipe.defaultSize = {15, 11};
    recipe.sample = 3;
    recipe.sampleSize = recipe.defaultSize;
    for (const auto* const id : {"house", "start"}) stageIn(recipe, id).version = 2;
    return recipe;
}

} // namespace delve::generation
