#include "generation/recipes/keep.h"

#include "generation/level/rules.h"
#include "generation/recipes/mission_stages.h"

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

RecipeInfo secondKeep() {
    RecipeInfo recipe = nextVersion(firstKeep());
    for (const auto* const id : {"halls", "start"}) stageIn(recipe, id).version = 2;
    stageIn(recipe, "rooms").set("floor", Range{Decimal::of(4), Decimal::of(10)});
    stageIn(recipe, "rooms").set("inner-margin", Decimal::of(1));
    stageIn(recipe, "tree").set("extra", Decimal::of(20));
    return recipe;
}

} // namespace

/// Zones of nearly one size and some furniture bring the levels closer to what docs/richness.md asks.
RecipeInfo keepRecipe() {
    RecipeInfo recipe = nextVersion(secondKeep());
    recipe.sample = 4;
    auto rooms = stageIn(recipe, "rooms");
    rooms.set("min-zone", Decimal::of(6));
    rooms.set("max-zone", Decimal::of(7));
    const auto tree = stageIn(recipe, "tree");
    auto loops = stageOf("loops", "loops");
    loops.set("walk", Decimal::of(20));
    auto locks = stageOf("locks", "cycles", 2);
    locks.set("locks-in-sight", false);  // they take most of the time of a level
    locks.set("grates", Decimal::of(0)); // its walls are too thick for views
    auto purpose = stageOf("purpose", "purpose");
    purpose.set("with-purpose", Decimal::of(60));
    purpose.set("furniture", Decimal::of(6));
    recipe.stages = {
        rooms,
        stageOf("triangles", "triangulate"),
        tree,
        stageOf("halls", "tunnel", 2),
        stageOf("join", "join"),
        loops,
        stageOf("walls", "walls"),
        locks,
        placedByMission(stageOf("start", "start", 2)),
        placedByMission(stageOf("exit", "golden-exit")),
        stageOf("doors", "doors"),
        guardedMachines(),
        purpose,
        stageOf("lamps", "lamps", 2),
    };
    return recipe;
}

} // namespace delve::generation
