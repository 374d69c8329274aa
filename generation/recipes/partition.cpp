#include "generation/recipes/partition.h"

#include "generation/level/rules.h"

namespace delve::generation {
namespace {

RecipeInfo firstPartition() {
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

} // namespace

/// The gate is put down far from the start, which therefore comes first.
RecipeInfo partitionRecipe() {
    RecipeInfo recipe = nextVersion(firstPartition());
    recipe.sample = 10;
    recipe.stages = {
        stageOf("rooms", "partition-rooms"), stageOf("siblings", "siblings", 2),
        stageOf("halls", "pivot-halls", 2),  stageOf("join", "join"),
        stageOf("walls", "walls"),           stageOf("start", "start", 2),
        stageOf("gate", "gate", 2),          stageOf("encounters", "encounters", 2),
    };
    return recipe;
}

} // namespace delve::generation
