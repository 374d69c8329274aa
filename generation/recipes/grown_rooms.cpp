#include "generation/recipes/grown_rooms.h"

namespace delve::generation {

RecipeInfo grownRooms() {
    RecipeInfo recipe;
    recipe.name = "grown-rooms";
    recipe.label = DELVE_TEXT("recipe", "Grown rooms");
    recipe.help =
        DELVE_TEXT("recipe", "Rooms that grew from points all over the map, joined by straight halls. Two players "
                             "collect flowers.");
    recipe.rules.objective = "collect";
    recipe.rules.players = 2;
    recipe.rules.lights = true;
    recipe.rules.sight = 6;
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

} // namespace delve::generation
