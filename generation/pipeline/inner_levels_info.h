#pragma once

#include "generation/level/level.h"

#include <cstddef>
#include <functional>
#include <optional>
#include <string>

namespace delve {
template <class T>
class Registry;
}

namespace delve::generation {

struct StageInfo;

/// What a stage that makes levels within its own gives each of them. By this it is known which of them a person has
/// worked on since; a level is asked about together with the one around it.
struct InnerLevelsInfo {
    std::string recipe; ///< by which each is made
    /// What their ids begin with, before the number.
    std::function<std::string(const Level& around)> idPrefix;
    /// Is the name of the level with this number one that the stage gives?
    std::function<bool(const Level& level, const Level& around, std::size_t number)> isMadeName;
    /// Is its recipe what the stage makes of `plain`, the recipe of that name with the seed that was drawn for it?
    std::function<bool(const Level& level, const Level& around, const Recipe& plain, const Registry<StageInfo>& stages)>
        isMadeRecipe;
    /// How many of them it makes in a level; empty where nobody can say.
    std::function<std::size_t(const Level& around)> count = {};
};

} // namespace delve::generation
