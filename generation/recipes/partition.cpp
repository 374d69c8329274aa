#include "generation/recipes/partition.h"

#include "generation/level/rules.h"

namespace delve::generation {

RecipeInfo partitionRecipe() {
    RecipeInfo recipe;
    recipe.name = "partition";
    recipe.label = DELVE_TEXT("recipe", "Partition");
    recipe.help =
        DELVE_TEXT("recipe", "The map is split in two again and again; each part gets a room, and halls connect "
                             "the halves. Get past the encounters and find the gate.");
    recipe.spans = true;
    recipe.rules.write().objective = "gate";
    auto start = stageOf("start", "start");
    start.set("way", std::string("farthest-of-three"));
    recipe.stages = {
        stageOf("rooms", "partition-rooms"),
        stageOf("siblings", "siblings"),
        stageOf("halls", "pivot-halls"),
        stageOf("join", "join"),
        stageOf("walls", "walls"),
        stageOf("gate", "gate"),
        start,
        stageOf("encounters", "encounters"),
    };
    return recipe;
}

} // namespace delve::generation
