#pragma once

#include "generation/level/world.h"

#include <cstddef>
#include <optional>
#include <string_view>
#include <unordered_map>

/// Where the levels of a world stand, by their ids: for a pass that looks many of them up. A world may have a hundred
/// thousand levels, and one lookup in it goes through half of them. Made for that pass and let go with it: it holds
/// until levels come, go, move or get other ids.
namespace delve {

/// A pass over the levels of a world asks after so many whether to stop.
inline constexpr std::size_t levelsToQuestion = 256;

class LevelPlaces {
public:
    explicit LevelPlaces(const World& world);

    /// Of levels of the same id the first; nothing where there is none.
    [[nodiscard]] std::optional<std::size_t> placeOf(std::string_view id) const;
    /// Likewise the level; null where there is none.
    [[nodiscard]] const Level* find(std::string_view id) const;
    [[nodiscard]] std::size_t count() const { return m_world.levels.size(); }
    [[nodiscard]] const World& world() const { return m_world; }

private:
    const World& m_world;
    std::unordered_map<std::string_view, std::size_t> m_places;
};

} // namespace delve
