#pragma once

#include "generation/level/recipe.h"
#include "generation/level/rules.h"
#include "generation/level/shared.h"
#include "generation/level/world.h"
#include "generation/pipeline/feedback.h"
#include "generation/pipeline/sources.h"
#include "generation/recipes/declarations.h"
#include "playtest/conditions/condition.h"
#include "playtest/measures/measure.h"

#include <cstdint>
#include <functional>
#include <optional>
#include <span>
#include <string>
#include <vector>

namespace delve::generation {
struct Workspace;
}

/// The level of one seed, and its measures.
namespace delve::editor {

struct WorldOfSeed {
    World world;
    std::size_t level = 0; ///< the one that is measured
};

/// Makes the level of a seed; nothing if there is none. Fails only if it was stopped. Many threads may call it at once.
using MakeWorld = std::function<Result<std::optional<WorldOfSeed>>(std::uint64_t seed, generation::Workspace& workspace,
                                                                   generation::Feedback& feedback)>;

/// What a recipe makes of seeds.
struct RecipeOfSeeds {
    Recipe recipe; ///< whatever its seed
    Size size;
    std::optional<Shared<Rules>> rules = {}; ///< to play and measure by, instead of those of the recipe
    const World* stamps = nullptr;           ///< rooms that a person made; it outlives the function, as all below
    const generation::Declarations* declarations = nullptr;
    generation::FileReader files = {};
};
[[nodiscard]] MakeWorld makeBy(RecipeOfSeeds recipe);

/// Measures a level, on the calling thread; proves it only if a measure needs that. Fails only if it was stopped.
[[nodiscard]] Result<std::vector<play::MeasuredValue>>
measureWorld(WorldOfSeed made, const play::MeasureRegistry& measures, generation::Feedback& feedback);

/// The built-in measures of these ids; an unknown one is left out.
[[nodiscard]] play::MeasureRegistry measuresWith(std::span<const std::string> ids);
/// Of these measures, those that a condition names.
[[nodiscard]] play::MeasureRegistry namedIn(const play::Condition& condition, const play::MeasureRegistry& all);
/// For conditions; the values outlive it.
[[nodiscard]] play::ValueOfMeasure valuesIn(const std::vector<play::MeasuredValue>& values);

} // namespace delve::editor
