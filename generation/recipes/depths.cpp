#include "generation/recipes/depths.h"

#include "generation/level/rules.h"

#include <algorithm>

namespace delve::generation {
namespace {

/// Loops stand twice: lakes and bridges change how long the walks are. The share of ground and the furniture are such
/// that the finished levels are as rich as docs/richness.md asks; coins that pacing has not placed are few. Few of the
/// rooms hold a large square, and the start is to be far from the boss: it takes smaller ones, too.
RecipeInfo firstDepths() {
    RecipeInfo recipe;
    recipe.name = "depths";
    recipe.label = DELVE_TEXT("recipe", "Depths");
    recipe.help = DELVE_TEXT("recipe", "Rooms of many shapes, attached to one another, with ways around and lakes. "
                                       "Find the boss in the dark, past more and more enemies.");
    recipe.spans = true;
    recipe.rules.write().objective = "boss";
    recipe.rules.write().enemies = true;
    recipe.rules.write().lights = false;
    auto rooms = stageOf("rooms", "accrete-rooms");
    rooms.set("share", Decimal::of(39));
    auto purpose = stageOf("purpose", "purpose");
    purpose.set("with-purpose", Decimal::of(50));
    purpose.set("furniture", Decimal::of(10));
    auto coins = stageOf("coins", "coins");
    coins.set("floor-cells", Decimal::of(80));
    auto start = stageOf("start", "start", 2);
    start.set("way", std::string("farthest-room"));
    start.set("room-side", Decimal::of(3));
    recipe.stages = {
        rooms,
        stageOf("smooth", "smooth"),
        stageOf("loops", "loops"),
        stageOf("lakes", "lakes"),
        stageOf("bridges", "bridges"),
        stageOf("loops-2", "loops"),
        stageOf("walls", "walls"),
        stageOf("boss", "store-and-boss", 2),
        start,
        stageOf("doors", "doors"),
        purpose,
        stageOf("pacing", "pacing"),
        stageOf("lamps", "lamps", 2),
        coins,
    };
    return recipe;
}

/// With set pieces, guarded by enemies, before rooms are furnished for their purposes.
RecipeInfo secondDepths() {
    RecipeInfo recipe = nextVersion(firstDepths());
    recipe.sample = 11;
    const auto purpose = std::ranges::find(recipe.stages, "purpose", &RecipeStage::id);
    recipe.stages.insert(purpose, stageOf("machines", "machines"));
    return recipe;
}

} // namespace

RecipeInfo depthsRecipe() {
    RecipeInfo recipe = nextVersion(secondDepths());
    stageIn(recipe, "pacing").version = 2;
    return recipe;
}

} // namespace delve::generation
