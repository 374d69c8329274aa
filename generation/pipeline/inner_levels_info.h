#pragma once

#include "generation/level/level.h"

#include <cstddef>
#include <cstdint>
#include <functional>
#include <optional>
#include <string>

namespace delve {
template <class T>
class Registry;
}

namespace delve::generation {

struct StageInfo;

/// What a stage that makes levels within its own gives each of them. A comparison with it shows which of them a person
/// has edited since; each question names a level and the one around it.
struct InnerLevelsInfo {
    std::string recipe;             ///< that makes each of them
    std::int32_t recipeVersion = 1; ///< of that recipe
    /// The prefix of their ids, before the number.
    std::function<std::string(const Level& around)> idPrefix;
    /// Is this the name that the stage gives to the level with this number?
    std::function<bool(const Level& level, const Level& around, std::size_t number)> isMadeName;
    /// Is its recipe the one that the stage derives from `plain`, the recipe of that name with the drawn seed?
    std::function<bool(const Level& level, const Level& around, const Recipe& plain, const Registry<StageInfo>& stages)>
        isMadeRecipe;
    /// How many of them it makes in a level; empty if nobody can say.
    std::function<std::size_t(const Level& around)> count = {};
};

} // namespace delve::generation
