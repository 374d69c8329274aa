#include "generation/recipes/grown_rooms.h"

#include "generation/level/rules.h"

namespace delve::generation {
namespace {

RecipeInfo firstGrownRooms() {
    RecipeInfo recipe;
    recipe.name = "grown-rooms";
    recipe.label = DELVE_TEXT("recipe", "Grown rooms");
    recipe.help = DELVE_TEXT(
        "recipe", "Rooms grown from random points, connected by straight halls. Two players collect flowers.");
    recipe.rules.write().objective = "collect";
    recipe.rules.write().players = 2;
    recipe.rules.write().lights = true;
    recipe.rules.write().sight = 6;
    recipe.stages = {
        stageOf("rooms", "grow-rooms"),
        stageOf("halls", "straight-halls"),
        stageOf("join", "join"),
        stageOf("walls", "walls"),
        stageOf("start", "start"),
        stageOf("flowers", "flowers"),
        stageOf("second-start", "second-start"),
    };
    return recipe;
}

} // namespace

RecipeInfo grownRooms() {
    RecipeInfo recipe = nextVersion(firstGrownRooms());
    recipe.sample = 12;
    stageIn(recipe, "halls").version = 2;
    stageIn(recipe, "start").version = 2;
    return recipe;
}

} // namespace delve::generation
