#include "generation/recipes/recipes.h"

#include "generation/pipeline/as_declared.h"
#include "generation/pipeline/declared_stage.h"
#include "generation/recipes/caves.h"
#include "generation/recipes/depths.h"
#include "generation/recipes/grown_rooms.h"
#include "generation/recipes/house.h"
#include "generation/recipes/journey.h"
#include "generation/recipes/keep.h"
#include "generation/recipes/partition.h"
#include "generation/recipes/quest.h"
#include "generation/recipes/rooms_and_mazes.h"
#include "generation/recipes/ruins.h"
#include "generation/recipes/spanning_halls.h"
#include "generation/recipes/town.h"
#include "generation/stages/stages.h"

#include <algorithm>
#include <charconv>
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
    recipe.version = version;
    return recipe;
}

const RecipeInfo* RecipeInfo::find(std::int32_t ofVersion) const {
    if (version == ofVersion) return this;
    const auto found = std::ranges::find(older, ofVersion, [](const auto& info) { return info->version; });
    return found == older.end() ? nullptr : found->get();
}

RecipeInfo nextVersion(RecipeInfo recipe) {
    RecipeInfo next = recipe;
    ++next.version;
    recipe.older.clear();
    next.older.push_back(std::make_shared<const RecipeInfo>(std::move(recipe)));
    return next;
}

const RecipeInfo* recipeNamed(const RecipeRegistry& recipes, std::string_view word) {
    const auto at = word.rfind('@');
    if (const auto* const newest = recipes.find(word); newest || at == std::string_view::npos) return newest;
    const auto digits = word.substr(at + 1);
    std::int32_t version = 0;
    const auto read = std::from_chars(digits.data(), digits.data() + digits.size(), version);
    const bool whole = read.ec == std::errc() && read.ptr == digits.data() + digits.size() && !digits.starts_with('0');
    const auto* const newest = whole ? recipes.find(word.substr(0, at)) : nullptr;
    return newest ? newest->find(version) : nullptr;
}

std::string wordFor(const RecipeInfo& recipe, const RecipeRegistry& recipes) {
    const auto* const newest = recipes.find(recipe.name);
    const bool older = newest && newest->version != recipe.version;
    return older ? recipe.name + '@' + std::to_string(recipe.version) : recipe.name;
}

const RecipeInfo* originOf(const Recipe& recipe, const RecipeRegistry& recipes) {
    const auto* const newest = recipes.find(recipe.name);
    const auto* const info = newest ? newest->find(recipe.version) : nullptr;
    return info ? info : newest;
}

std::vector<const RecipeInfo*> olderRecipes(const RecipeRegistry& recipes) {
    std::vector<const RecipeInfo*> all;
    for (const auto& recipe : recipes)
        for (const auto& older : recipe.older) all.push_back(older.get());
    return all;
}

RecipeStage stageOf(std::string_view id, std::string_view stage, std::int32_t version) {
    RecipeStage made;
    made.id = id;
    made.stage = stage;
    made.version = version;
    return made;
}

RecipeStage& stageIn(RecipeInfo& recipe, std::string_view id) {
    return *std::ranges::find(recipe.stages, id, &RecipeStage::id);
}

const RecipeRegistry& builtInRecipes() { return builtInDeclarations().recipes; }

/// In the order in which people see them: the levels that look most interesting come first, and a new map begins with
/// the first one.
const Declarations& builtInDeclarations() {
    static const Declarations declarations{builtInStages(), registryOf<RecipeInfo>({
                                                                depthsRecipe,
                                                                questRecipe,
                                                                ruinsRecipe,
                                                                journeyRecipe,
                                                                roomsAndMazes,
                                                                spanningHalls,
                                                                townRecipe,
                                                                grownRooms,
                                                                keepRecipe,
                                                                cavesRecipe,
                                                                partitionRecipe,
                                                                houseRecipe,
                                                            })};
    return declarations;
}

Size automaticSize(const Recipe& recipe, const Declarations& declarations) {
    const RecipeInfo* const info = originOf(recipe, declarations.recipes);
    Size size = info ? info->defaultSize : RecipeInfo{}.defaultSize;
    for (const auto& recipeStage : recipe.stages) {
        const StageInfo* const stage = declaredStage(declarations.stages, recipeStage);
        if (!recipeStage.enabled || !stage || !stage->growsMap) continue;
        const auto wished = stage->growsMap(allowedValues(recipeStage, *stage));
        if (!wished) continue;
        const Size min = stage->shrinksMap ? Size{smallestRecipeSide, smallestRecipeSide} : size;
        size.width = std::clamp(wished->width, min.width, largestRecipeSide);
        size.height = std::clamp(wished->height, min.height, largestRecipeSide);
    }
    return size;
}

} // namespace delve::generation
