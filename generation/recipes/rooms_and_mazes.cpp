#include "generation/recipes/rooms_and_mazes.h"

#include "generation/level/rules.h"

namespace delve::generation {

RecipeInfo roomsAndMazes() {
    RecipeInfo recipe;
    recipe.name = "rooms-and-mazes";
    recipe.label = DELVE_TEXT("recipe", "Rooms and mazes");
    recipe.help =
        DELVE_TEXT("recipe", "Rooms with mazes between them, connected by openings. Touching any wall but the "
                             "golden one is deadly.");
    recipe.sample = 9;
    recipe.spans = true;
    recipe.rules.write().objective = "exit";
    recipe.rules.write().deadlyWalls = true;
    recipe.stages = {
        stageOf("rooms", "attempt-rooms"), stageOf("mazes", "grow-maze"),  stageOf("connectors", "open-connectors"),
        stageOf("trim", "trim-dead-ends"), stageOf("join", "join"),        stageOf("walls", "walls"),
        stageOf("start", "start"),         stageOf("exit", "golden-exit"),
    };
    return recipe;
}

} // namespace delve::generation
