#include "generation/level/world.h"

#include <algorithm>

namespace delve {

const Level* World::find(std::string_view levelId) const {
    const auto found = std::ranges::find(levels, levelId, &Level::id);
    return found == levels.end() ? nullptr : &*found;
}

} // namespace delve
