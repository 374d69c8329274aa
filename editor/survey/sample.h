#pragma once

#include "editor/survey/distribution.h"
#include "generation/level/recipe.h"
#include "generation/level/result.h"
#include "generation/level/rules.h"
#include "generation/level/shared.h"
#include "generation/pipeline/feedback.h"
#include "generation/pipeline/sources.h"
#include "generation/recipes/declarations.h"

#include <cstdint>
#include <map>
#include <string>
#include <utility>
#include <vector>

namespace delve::generation {
struct Workspace;
}

/// The measures of the levels that a recipe makes of many seeds.
namespace delve::editor {

/// Which levels: a value, so that it can be compared with that of another time.
struct SampledRecipe {
    Recipe recipe; ///< whatever its seed
    Size size;
    Shared<Rules> rules; ///< that they are played and measured by, instead of those of the recipe

    friend bool operator==(const SampledRecipe&, const SampledRecipe&) = default;
};

struct Sample {
    std::uint32_t seeds = 0;                      ///< that were tried, from 1 on
    std::uint32_t fullSeeds = 0;                  ///< of these, with all measures
    std::map<std::string, Distribution> measures; ///< by id

    [[nodiscard]] const Distribution* find(const std::string& measure) const;
    friend bool operator==(const Sample&, const Sample&) = default;
};

/// The values of some seeds in a row.
struct SampledSeeds {
    std::uint32_t count = 0; ///< of the seeds
    std::uint32_t made = 0;  ///< of these, of which there is a level
    std::vector<std::pair<std::string, Decimal>> values;
};

struct SeedsOrder {
    SampledRecipe of;
    std::uint32_t first = 1;
    std::uint32_t count = 1;
    bool commonOnly = false; ///< else all the others: the common ones are known by then
    const generation::Declarations* declarations = nullptr;
    generation::FileReader files = {};
};

/// Generates and measures them, on the calling thread. A seed of which the recipe can make nothing has no values. Fails
/// only if it was stopped.
[[nodiscard]] Result<SampledSeeds> sampleSeeds(const SeedsOrder& order, generation::Workspace& workspace,
                                               generation::Feedback& feedback);

} // namespace delve::editor
