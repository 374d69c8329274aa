#include "generation/recipes/keep.h"

#include "generation/level/rules.h"

namespace delve::generation {
namespace {

RecipeInfo firstKeep() {
    RecipeInfo recipe;
    recipe.name = "keep";
    recipe.label = DELVE_TEXT("recipe", "Keep");
    recipe.help = DELVE_TEXT("recipe", "Rooms and halls with doors, some of them locked: find the keys to reach "
                                       "the golden exit.");
    recipe.spans = true;
    recipe.rules.write().objective = "exit";
    recipe.stages = {
        stageOf("rooms", "partition-rooms"), stageOf("triangles", "triangulate"), stageOf("tree", "spanning-tree"),
        stageOf("halls", "tunnel"),          stageOf("doors", "doors"),           stageOf("join", "join"),
        stageOf("walls", "walls"),           stageOf("start", "start"),           stageOf("exit", "golden-exit"),
        stageOf("locks", "keys-and-locks"),
    };
    return recipe;
}

} // namespace

RecipeInfo keepRecipe() {
    RecipeInfo recipe = nextVersion(firstKeep());
    recipe.sample = 4;
    for (const auto* const id : {"halls", "start"}) stageIn(recipe, id).version = 2;
    stageIn(recipe, "rooms").set("floor", Range{Decimal::of(4), Decimal::of(10)});
    stageIn(recipe, "rooms").set("inner-margin", Decimal::of(1));
    stageIn(recipe, "tree").set("extra", Decimal::of(20));
    return recipe;
}

} // namespace delve::generation
