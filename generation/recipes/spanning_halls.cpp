#include "generation/recipes/spanning_halls.h"

#include "generation/level/rules.h"

namespace delve::generation {
namespace {

RecipeInfo firstSpanningHalls() {
    RecipeInfo recipe;
    recipe.name = "spanning-halls";
    recipe.label = DELVE_TEXT("recipe", "Spanning halls");
    recipe.help =
        DELVE_TEXT("recipe", "Scattered rooms, connected along a minimum spanning tree by halls that merge. A "
                             "store, coins, enemies, and a boss to beat.");
    recipe.spans = true;
    recipe.rules.write().objective = "boss";
    recipe.rules.write().enemies = true;
    auto start = stageOf("start", "start");
    start.set("way", std::string("farthest-room"));
    recipe.stages = {
        stageOf("rooms", "scatter-rooms"), stageOf("triangles", "triangulate"),
        stageOf("tree", "spanning-tree"),  stageOf("halls", "tunnel"),
        stageOf("join", "join"),           stageOf("walls", "walls"),
        stageOf("boss", "store-and-boss"), start,
        stageOf("coins", "coins"),         stageOf("enemies", "enemies"),
    };
    return recipe;
}

} // namespace

RecipeInfo spanningHalls() {
    RecipeInfo recipe = nextVersion(firstSpanningHalls());
    recipe.sample = 1;
    for (const auto* const id : {"rooms", "halls", "boss", "start"}) stageIn(recipe, id).version = 2;
    stageIn(recipe, "tree").set("extra", Decimal::of(15));
    return recipe;
}

} // namespace delve::generation
