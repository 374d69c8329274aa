#pragma once

#include "generation/level/world.h"

#include <cstddef>
#include <optional>
#include <string_view>
#include <unordered_map>

/// The places of a world's levels by their ids, for a pass that looks many of them up. A world may have a hundred
/// thousand levels, and a single lookup searches half of them on average. Build it for that pass and drop it
/// afterwards: it is valid until levels are added, removed, moved or renamed.
namespace delve {

/// A pass over the levels of a world checks after this many whether to stop.
inline constexpr std::size_t levelsToQuestion = 256;

class LevelPlaces {
public:
    explicit LevelPlaces(const World& world);

    /// The first level with this id; nothing if there is none.
    [[nodiscard]] std::optional<std::size_t> placeOf(std::string_view id) const;
    /// The level itself; null if there is none.
    [[nodiscard]] const Level* find(std::string_view id) const;
    [[nodiscard]] std::size_t count() const { return m_world.levels.size(); }
    [[nodiscard]] const World& world() const { return m_world; }

private:
    const World& m_world;
    std::unordered_map<std::string_view, std::size_t> m_places;
};

} // namespace delve
