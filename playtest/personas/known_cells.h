#pragma once

#include "generation/level/bit_runs.h"
#include "playtest/personas/trial_world.h"
#include "playtest/rules/view.h"

#include <cstdint>
#include <vector>

/// The cells that one player knows because they have seen them, and has not forgotten yet; and how it stood there when
/// they saw them last: what is taken, opened or found out of their sight they do not know.
namespace delve::play {

class KnownCells {
public:
    /// A cell is known for `remembers` turns after it was last seen. `trial` outlives this.
    KnownCells(const TrialWorld& trial, std::int64_t remembers);

    /// The next turn: notes what this player sees now, and which roads the game says are open.
    void look(const Game& game, const Player& player);

    [[nodiscard]] bool at(const Place& place) const {
        const auto& level = m_levels[place.level];
        if (level.lastSeen.empty()) return false;
        const auto seen = level.lastSeen[indexOf(place)];
        return seen != 0 && m_turn - seen <= m_remembers;
    }
    /// Did the player see it when they looked last?
    [[nodiscard]] bool sees(const Place& place) const {
        const auto& level = m_levels[place.level];
        return !level.lastSeen.empty() && m_turn > 0 && level.lastSeen[indexOf(place)] == m_turn;
    }
    /// Calls visit(cell) for the cells of `marks`, a grid of the level where the player is, that they saw then.
    template <class Visit>
    void forEachInSight(const BitGrid& marks, Visit visit) const {
        const auto& area = m_inSight.area();
        if (area.empty() || marks.wordsPerRow() == 0) return;
        const auto first = static_cast<std::size_t>(area.x) / 64;
        const auto words = (static_cast<std::size_t>(area.right()) + 63) / 64 - first;
        for (auto y = area.y; y < area.bottom(); ++y)
            forEachBit(marks.row(y).subspan(first, words), [&](std::int32_t x) {
                const Cell cell{x + static_cast<std::int32_t>(first) * 64, y};
                if (m_inSight.at(cell)) visit(cell);
            });
    }

    // As far as the player knows:
    /// Things that are no longer there.
    [[nodiscard]] bool isGone(std::uint32_t level, std::uint32_t thing) const {
        return m_levels[level].gone.contains(thing);
    }
    /// Cells that were shut, and are no more.
    [[nodiscard]] const ChunkedBits& unlockedOn(std::uint32_t level) const { return m_levels[level].unlocked; }
    [[nodiscard]] bool isDoorFound(const Place& place) const { return m_levels[place.level].doorsFound.at(place.at); }

private:
    struct KnownLevel {
        std::int32_t width = 0;
        std::vector<std::int32_t> lastSeen; ///< by cell: the turn, from 1 on; empty: never there
        NumberSet gone;
        ChunkedBits unlocked;
        ChunkedBits doorsFound;
    };

    void noteThings(const Game& game, std::uint32_t level, Cell cell);
    void noteOpenRoads(const Game& game);
    [[nodiscard]] std::size_t indexOf(const Place& place) const {
        return static_cast<std::size_t>(place.at.y) * static_cast<std::size_t>(m_levels[place.level].width) +
               static_cast<std::size_t>(place.at.x);
    }

    const TrialWorld& m_trial;
    std::vector<KnownLevel> m_levels;
    std::int64_t m_remembers;
    std::int32_t m_turn = 0;
    std::size_t m_explored = 0; ///< sites, as the game said last
    Eyes m_eyes;
    SeenCells m_inSight;
};

} // namespace delve::play
