#include "generation/recipes/quest.h"

#include "generation/level/rules.h"
#include "generation/recipes/mission_stages.h"

namespace delve::generation {

/// Loops are opened sooner than usual, since set pieces and furniture lengthen walks; these are few, so that the
/// finished levels are as rich as docs/richness.md asks.
RecipeInfo questRecipe() {
    RecipeInfo recipe;
    recipe.name = "quest";
    recipe.label = DELVE_TEXT("recipe", "Quest");
    recipe.help =
        DELVE_TEXT("recipe", "Rooms of many shapes, with locked doors that one sees before their keys, ledges "
                             "and hidden shortcuts. Find the keys to reach the golden exit.");
    recipe.sample = 6;
    recipe.spans = true;
    recipe.rules.write().objective = "exit";
    auto loops = stageOf("loops", "loops");
    loops.set("walk", Decimal::of(16));
    auto purpose = stageOf("purpose", "purpose");
    purpose.set("with-purpose", Decimal::of(50));
    purpose.set("furniture", Decimal::of(3));
    auto pacing = stageOf("pacing", "pacing");
    pacing.set("foes", std::string("encounters"));
    recipe.stages = {
        stageOf("rooms", "accrete-rooms"),
        stageOf("smooth", "smooth"),
        loops,
        stageOf("walls", "walls"),
        stageOf("mission", "cycles", 2),
        placedByMission(stageOf("start", "start", 2)),
        placedByMission(stageOf("exit", "golden-exit")),
        stageOf("doors", "doors"),
        stageOf("vistas", "vistas"),
        guardedMachines(),
        purpose,
        pacing,
        stageOf("lamps", "lamps", 2),
    };
    return recipe;
}

} // namespace delve::generation
