#include "generation/recipes/ruins.h"

#include "generation/level/rules.h"

namespace delve::generation {

RecipeInfo ruinsRecipe() {
    RecipeInfo recipe;
    recipe.name = "ruins";
    recipe.label = DELVE_TEXT("recipe", "Ruins");
    recipe.help =
        DELVE_TEXT("recipe", "Caves with the rooms that somebody once built in them, and lakes. Explore all of it.");
    recipe.sample = 8;
    recipe.skin = "cave";
    recipe.rules.write().objective = "explore";
    auto rooms = stageOf("rooms", "attempt-rooms", 2);
    rooms.set("on-floor", true);
    rooms.set("cells-for-attempt", Decimal::of(75));
    rooms.set("fallen", Decimal::of(40));
    auto lakes = stageOf("lakes", "lakes");
    lakes.set("cover", Decimal::of(6));
    lakes.set("largest", Decimal::of(16));
    recipe.stages = {
        stageOf("caves", "caves"),
        stageOf("smooth", "smooth"),
        rooms,
        stageOf("triangles", "triangulate"),
        stageOf("tree", "spanning-tree"),
        stageOf("halls", "tunnel", 2),
        stageOf("loops", "loops"),
        lakes,
        stageOf("join", "join"),
        stageOf("doors", "doors"),
        stageOf("walls", "walls"),
        stageOf("start", "start", 2),
        stageOf("purpose", "purpose"),
        stageOf("coins", "coins"),
    };
    return recipe;
}

} // namespace delve::generation
