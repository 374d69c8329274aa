#include "generation/recipes/recipes.h"

#include "generation/level/program.h"
#include "generation/recipes/caves.h"
#include "generation/recipes/grown_rooms.h"
#include "generation/recipes/keep.h"
#include "generation/recipes/partition.h"
#include "generation/recipes/rooms_and_mazes.h"
#include "generation/recipes/spanning_halls.h"
#include "generation/recipes/town.h"
#include "generation/stages/stages.h"

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
    static const std::vector<RecipeInfo> recipes{grownRooms(),  spanningHalls(), roomsAndMazes(), partitionRecipe(),
                                                 cavesRecipe(), keepRecipe(),    townRecipe()};
    return recipes;
}

const RecipeInfo* findRecipe(std::string_view name) {
    for (const auto& recipe : allRecipes())
        if (recipe.name == name) return &recipe;
    return nullptr;
}

Result<GeneratedWorld> generateWorld(const Recipe& recipe, Size size, Workspace& workspace, Feedback* feedback,
                                     Trace* trace) {
    const RecipeInfo* info = findRecipe(recipe.name);
    GenerateRequest request;
    request.recipe = recipe;
    request.size = size;
    request.levelName = info ? info->label.source : recipe.name;
    auto made = generate(request, allStages(), workspace, feedback, trace);
    if (!made) return std::move(made).failure();

    GeneratedWorld generated;
    generated.world.name = request.levelName;
    generated.world.madeBy = thisProgram();
    if (info) generated.world.rules = info->rules;
    generated.world.levels.push_back(std::move(made->level));
    generated.notes = std::move(made->notes);
    return generated;
}

} // namespace delve
