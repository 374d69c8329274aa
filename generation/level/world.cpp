#include "generation/level/world.h"

#include "generation/level/rules.h"

#include <algorithm>

namespace delve {

const Level* World::find(std::string_view levelId) const {
    const auto found = std::ranges::find(levels, levelId, &Level::id);
    return found == levels.end() ? nullptr : &*found;
}

bool operator==(const World& a, const World& b) = default;

std::int64_t cellCount(const World& world) {
    std::int64_t cells = 0;
    for (const auto& level : world.levels) cells += level.size().area();
    return cells;
}

bool hasMoreCells(const World& world, std::int64_t limit) {
    std::int64_t cells = 0;
    return std::ranges::any_of(world.levels,
                               [&](const Level& level) { return (cells += level.size().area()) > limit; });
}

} // namespace delve
