#pragma once

#include "playtest/rules/view.h"

#include <cstdint>
#include <vector>

/// The cells that one player knows because they have seen them, and has not forgotten yet.
namespace delve::play {

class KnownCells {
public:
    /// A cell is known for `remembers` turns after it was last seen.
    KnownCells(const Game& game, std::int64_t remembers);

    /// The next turn: notes what this player sees now.
    void look(const Game& game, const Player& player);

    [[nodiscard]] bool at(const Place& place) const {
        const auto& level = m_lastSeen[place.level];
        if (level.empty()) return false;
        const auto seen = level[indexOf(place)];
        return seen != 0 && m_turn - seen <= m_remembers;
    }

    /// Did the player see it when they looked last?
    [[nodiscard]] bool sees(const Place& place) const {
        const auto& level = m_lastSeen[place.level];
        return !level.empty() && m_turn > 0 && level[indexOf(place)] == m_turn;
    }
    /// Around all that they saw then, on the level where they were.
    [[nodiscard]] const Rect& areaInSight() const { return m_inSight.area(); }

private:
    [[nodiscard]] std::size_t indexOf(const Place& place) const {
        return static_cast<std::size_t>(place.at.y) * static_cast<std::size_t>(m_widths[place.level]) +
               static_cast<std::size_t>(place.at.x);
    }

    std::vector<std::vector<std::int32_t>> m_lastSeen; ///< of each level: the turn, from 1 on; empty: never there
    std::vector<std::int32_t> m_widths;
    std::int64_t m_remembers;
    std::int32_t m_turn = 0;
    Eyes m_eyes;
    SeenCells m_inSight;
};

} // namespace delve::play
