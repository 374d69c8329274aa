#pragma once

#include "generation/level/bit_grid.h"
#include "playtest/rules/level_state.h"
#include "playtest/rules/pieces.h"
#include "playtest/rules/prepared_world.h"

#include <cstdint>
#include <map>

/// Some cells of each level of a world, with a bit for each cell. A level without any costs nothing.
namespace delve::play {

class LevelCells {
public:
    /// `size`: of the level.
    void add(const Place& place, Size size) { writeLevel(place.level, size).set(place.at); }
    /// All that was seen in a game.
    void addSeen(const PreparedWorld& world, const LevelStates& levels);
    void add(const LevelCells& other);

    [[nodiscard]] bool at(const Place& place) const {
        const auto* const cells = of(place.level);
        return cells && cells->at(place.at);
    }
    /// Null where there are none.
    [[nodiscard]] const BitGrid* of(std::uint32_t level) const {
        const auto found = m_levels.find(level);
        return found == m_levels.end() ? nullptr : &found->second;
    }

    friend bool operator==(const LevelCells&, const LevelCells&) = default;

private:
    [[nodiscard]] BitGrid& writeLevel(std::uint32_t level, Size size) {
        return m_levels.try_emplace(level, size).first->second;
    }

    std::map<std::uint32_t, BitGrid> m_levels;
};

} // namespace delve::play
