#pragma once

#include "generation/level/recipe.h"
#include "generation/level/text.h"
#include "generation/level/world.h"
#include "generation/pipeline/sources.h"
#include "generation/recipes/declarations.h"

#include <cstdint>
#include <memory>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

/// What a recipe is: its stages, its rules of play, its first size. Which recipes exist is passed in together with the
/// stages (Declarations).
namespace delve::generation {

class Feedback;
struct Trace;
struct Workspace;

/// Every recipe takes maps of any size between these, both included.
inline constexpr std::int32_t smallestRecipeSide = 16;
inline constexpr std::int32_t largestRecipeSide = 4096;

/// A recipe in its newest version, which holds the older ones: a released version stays runnable.
struct RecipeInfo {
    std::string name;
    std::int32_t version = 1;
    OwnedText label;
    OwnedText help;
    Size defaultSize{80, 45};
    std::uint64_t sample = 1; ///< a seed that shows well what the recipe makes, for pictures of it
    Size sampleSize{48, 27};  ///< of a small map for that; a cell needs four pixels to be drawn as in the window
    Shared<Rules> rules;
    std::string skin = {}; ///< in which its levels are drawn, if they name none; empty: the usual one
    bool spans = false;    ///< its links connect everything: a hall that repairs is a fault
    std::vector<RecipeStage> stages;
    std::vector<std::shared_ptr<const RecipeInfo>> older = {}; ///< the first version first

    [[nodiscard]] Recipe withSeed(std::uint64_t seed) const;
    [[nodiscard]] const RecipeInfo*
    find(std::int32_t ofVersion) const; ///< itself or an older one; null if there is none
};
[[nodiscard]] inline DeclaredId declaredId(const RecipeInfo& recipe) { return recipe.name; }

/// The version after this one, which holds it: the same until the caller changes it.
[[nodiscard]] RecipeInfo nextVersion(RecipeInfo recipe);

/// The recipe that a person names: "keep" in its newest version, "keep@1" in the first. Null if there is none.
[[nodiscard]] const RecipeInfo* recipeNamed(const RecipeRegistry& recipes, std::string_view word);
/// The word for a version: with its number, if that is not the newest.
[[nodiscard]] std::string wordFor(const RecipeInfo& recipe, const RecipeRegistry& recipes);
/// What a recipe began as, in its version, or the newest if that is unknown. Null for one of another name.
[[nodiscard]] const RecipeInfo* originOf(const Recipe& recipe, const RecipeRegistry& recipes);
/// The older versions of all recipes, in the order of the registry, the first version first.
[[nodiscard]] std::vector<const RecipeInfo*> olderRecipes(const RecipeRegistry& recipes);

/// A stage of a recipe with nothing set.
[[nodiscard]] RecipeStage stageOf(std::string_view id, std::string_view stage, std::int32_t version = 1);

/// A stage of a recipe, which it has: for a new version of the recipe.
[[nodiscard]] RecipeStage& stageIn(RecipeInfo& recipe, std::string_view id);

/// The size for which a recipe is made if nobody gives one: the default, or more if a stage wants more. `recipe` need
/// not be one of the list.
[[nodiscard]] Size automaticSize(const Recipe& recipe, const Declarations& declarations);

struct GeneratedWorld {
    World world;
    std::vector<Message> notes;
    /// If levels were regenerated: the names of those with hand work that found no place in the new world.
    std::vector<std::string> discarded = {};
};

/// A world of the levels that the recipe makes, with its rules. `recipe` need not be one of the list. The levels of
/// `stamps` are rooms that a person made; its tiles, purposes of rooms and blueprints (with the enemies and encounters
/// that these name) become those of the new world. `files`: the files beside it, for stages that read one.
[[nodiscard]] Result<GeneratedWorld> generateWorld(const Recipe& recipe, Size size, Workspace& workspace,
                                                   Feedback* feedback = nullptr, Trace* trace = nullptr,
                                                   const World* stamps = nullptr,
                                                   const Declarations& declarations = builtInDeclarations(),
                                                   const FileReader& files = {});

} // namespace delve::generation
