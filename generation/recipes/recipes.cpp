#include "generation/recipes/recipes.h"

#include "generation/pipeline/as_declared.h"
#include "generation/pipeline/declared_stage.h"
#include "generation/recipes/caves.h"
#include "generation/recipes/grown_rooms.h"
#include "generation/recipes/house.h"
#include "generation/recipes/journey.h"
#include "generation/recipes/keep.h"
#include "generation/recipes/partition.h"
#include "generation/recipes/rooms_and_mazes.h"
#include "generation/recipes/spanning_halls.h"
#include "generation/recipes/town.h"
#include "generation/stages/stages.h"

#include <algorithm>
#include <utility>
#include <vector>

namespace delve::generation {
namespace {

/// The recipe may come from a file and not be checked yet.
std::vector<NamedParameter> allowedValues(const RecipeStage& recipeStage, const StageInfo& stage) {
    std::vector<NamedParameter> allowed;
    for (const auto& set : recipeStage.parameters) {
        const Parameter* const parameter = stage.find(set.id);
        if (!parameter) continue;
        auto value = asDeclared(*parameter, set.value);
        if (parameter->check(value)) allowed.push_back({set.id, std::move(value)});
    }
    return allowed;
}

} // namespace

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

const RecipeRegistry& builtInRecipes() { return builtInDeclarations().recipes; }

const Declarations& builtInDeclarations() {
    static const Declarations declarations{builtInStages(), registryOf<RecipeInfo>({
                                                                grownRooms,
                                                                spanningHalls,
                                                                roomsAndMazes,
                                                                partitionRecipe,
                                                                cavesRecipe,
                                                                keepRecipe,
                                                                journeyRecipe,
                                                                townRecipe,
                                                                houseRecipe,
                                                            })};
    return declarations;
}

Size automaticSize(const Recipe& recipe, const Declarations& declarations) {
    const RecipeInfo* const info = declarations.recipes.find(recipe.name);
    Size size = info ? info->defaultSize : RecipeInfo{}.defaultSize;
    for (const auto& recipeStage : recipe.stages) {
        const StageInfo* const stage = declaredStage(declarations.stages, recipeStage);
        if (!recipeStage.enabled || !stage || !stage->growsMap) continue;
        const auto wished = stage->growsMap(allowedValues(recipeStage, *stage));
        if (!wished) continue;
        size.width = std::clamp(wished->width, size.width, largestRecipeSide);
        size.height = std::clamp(wished->height, size.height, largestRecipeSide);
    }
    return size;
}

} // namespace delve::generation
