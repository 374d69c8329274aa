#include "generation/recipes/recipes.h"

#include "generation/recipes/caves.h"
#include "generation/recipes/grown_rooms.h"
#include "generation/recipes/house.h"
#include "generation/recipes/journey.h"
#include "generation/recipes/keep.h"
#include "generation/recipes/partition.h"
#include "generation/recipes/rooms_and_mazes.h"
#include "generation/recipes/spanning_halls.h"
#include "generation/recipes/town.h"

#include <vector>

namespace delve {

Recipe RecipeInfo::withSeed(std::uint64_t seed) const {
    Recipe recipe;
    recipe.name = name;
    recipe.seed = seed;
    recipe.stages = stages;
    return recipe;
}

RecipeStage stageOf(std::string_view id, std::string_view stage, std::int32_t version) {
    RecipeStage made;
    made.id = id;
    made.stage = stage;
    made.version = version;
    return made;
}

std::span<const RecipeInfo> allRecipes() {
    static const std::vector<RecipeInfo> recipes{grownRooms(),      spanningHalls(), roomsAndMazes(),
                                                 partitionRecipe(), cavesRecipe(),   keepRecipe(),
                                                 journeyRecipe(),   townRecipe(),    houseRecipe()};
    return recipes;
}

const RecipeInfo* findRecipe(std::string_view name) {
    for (const auto& recipe : allRecipes())
        if (recipe.name == name) return &recipe;
    return nullptr;
}

} // namespace delve
