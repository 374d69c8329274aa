#include "playtest/shell/belonging.h"

#include "generation/level/delve/order.h"
#include "generation/level/rules.h"

#include <algorithm>

namespace delve::play {
namespace {

bool isSameButForTheSeed(Recipe one, const Recipe& other) {
    one.seed = other.seed;
    return one == other;
}

bool isSameRecipe(const Recipe& one, const Recipe& other) {
    return one.name == other.name && one.version == other.version;
}

/// Does it play the same, from the same cells? What it is called does not count.
bool isSameMap(const World& one, const World& other) {
    return one.rules == other.rules && one.tiles == other.tiles && one.tables == other.tables &&
           std::ranges::equal(one.levels, other.levels, sameInFile);
}

/// The same map, whatever was changed on it: by its name, its levels and their recipe.
bool isOneOf(const World& one, const World& other) {
    if (one.name != other.name || one.levels.empty() || other.levels.empty()) return false;
    const auto& level = one.levels.front();
    const auto& otherLevel = other.levels.front();
    if (level.id != otherLevel.id || level.recipe.has_value() != otherLevel.recipe.has_value()) return false;
    return !level.recipe ||
           (isSameRecipe(*level.recipe, *otherLevel.recipe) && level.recipe->seed == otherLevel.recipe->seed);
}

} // namespace

Belonging belongingOf(const Shell& saved, const Shell& title) {
    const World* const played = saved.firstWorld();
    if (!played) return Belonging::No;
    const World* const map = title.firstWorld();
    const auto& recipe = title.recipe();
    if (!map) {
        const bool same = !recipe || (saved.recipe() && isSameRecipe(*saved.recipe(), *recipe));
        return same ? Belonging::Yes : Belonging::No;
    }
    if (isSameMap(*played, *map)) return Belonging::Yes;
    const bool madeAtTheTitle = !saved.isFromFile() && recipe && saved.recipe();
    if (madeAtTheTitle && isSameButForTheSeed(*saved.recipe(), *recipe)) return Belonging::Yes;
    return isOneOf(*played, *map) ? Belonging::Edited : Belonging::No;
}

} // namespace delve::play
