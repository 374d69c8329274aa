#pragma once

#include "generation/level/recipe.h"
#include "generation/level/text.h"
#include "generation/level/world.h"
#include "generation/pipeline/sources.h"
#include "generation/recipes/declarations.h"

#include <optional>
#include <string>
#include <string_view>
#include <vector>

/// What a recipe is: which stages, which rules of play, which size to begin with. Which recipes there are is handed in
/// with the stages there are (Declarations).
namespace delve::generation {

class Feedback;
struct Trace;
struct Workspace;

/// Every recipe takes maps of any size between these, both included.
inline constexpr std::int32_t smallestRecipeSide = 16;
inline constexpr std::int32_t largestRecipeSide = 4096;

struct RecipeInfo {
    std::string name;
    OwnedText label;
    OwnedText help;
    Size defaultSize{80, 45};
    Shared<Rules> rules;
    bool spans = false; ///< its links hold everything together: a hall that repairs is a fault
    std::vector<RecipeStage> stages;

    [[nodiscard]] Recipe withSeed(std::uint64_t seed) const;
};
[[nodiscard]] inline DeclaredId declaredId(const RecipeInfo& recipe) { return recipe.name; }

/// A stage of a recipe with nothing set.
[[nodiscard]] RecipeStage stageOf(std::string_view id, std::string_view stage, std::int32_t version = 1);

/// The size for which a recipe is made where nobody says one: the usual one, or more where a stage would have more.
/// `recipe` need not be one of the list.
[[nodiscard]] Size automaticSize(const Recipe& recipe, const Declarations& declarations);

struct GeneratedWorld {
    World world;
    std::vector<Message> notes;
    /// Where levels were regenerated: the names of those that held hand work and found no place in the new world.
    std::vector<std::string> discarded = {};
};

/// A world of the levels that the recipe makes, with its rules. `recipe` need not be one of the list. The levels of
/// `stamps` are rooms that a person made; its tiles become those of the new world. `files`: those beside it, for stages
/// that read one.
[[nodiscard]] Result<GeneratedWorld> generateWorld(const Recipe& recipe, Size size, Workspace& workspace,
                                                   Feedback* feedback = nullptr, Trace* trace = nullptr,
                                                   const World* stamps = nullptr,
                                                   const Declarations& declarations = builtInDeclarations(),
                                                   const FileReader& files = {});

} // namespace delve::generation
