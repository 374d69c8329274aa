#include "generation/level/level_places.h"

namespace delve {

LevelPlaces::LevelPlaces(const World& world) : m_world(world) {
    m_places.reserve(world.levels.size());
    for (std::size_t i = 0; i < world.levels.size(); ++i) m_places.try_emplace(world.levels[i].id, i);
}

std::optional<std::size_t> LevelPlaces::placeOf(std::string_view id) const {
    const auto found = m_places.find(id);
    return found == m_places.end() ? std::nullopt : std::optional(found->second);
}

const Level* LevelPlaces::find(std::string_view id) const {
    const auto place = placeOf(id);
    return place ? &m_world.levels[*place] : nullptr;
}

} // namespace delve
