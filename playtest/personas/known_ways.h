#pragma once

#include "playtest/personas/persona_view.h"

#include <cstdint>
#include <optional>
#include <vector>

/// Shortest ways on the level where a player is, over the ground that they know, and a walk along one of them. Portals
/// and chasms end a way: where they lead is another level.
namespace delve::play {

class KnownWays {
public:
    /// Sets out for the nearest cell for which `isGoal` holds; of equal ones the first that a search to the north,
    /// east, south and west reaches. A goal may be no ground: the way ends with the step into it. `avoids` says which
    /// cells not to step on. False, and no walk: there is no way.
    template <class IsGoal, class Avoids>
    [[nodiscard]] bool setOut(const PersonaView& view, IsGoal isGoal, Avoids avoids) {
        begin(view);
        for (std::size_t next = 0; next < m_queue.size(); ++next) {
            const Cell from = m_queue[next];
            for (const auto direction : directionsClockwise) {
                const Cell to = from + towards(direction);
                if (!view.size().contains(to) || m_cameBy[indexOf(to)] != unvisited) continue;
                if (!view.mayStep(from, direction)) continue;
                m_cameBy[indexOf(to)] = static_cast<std::uint8_t>(direction);
                m_touched.push_back(to);
                if (avoids(to)) continue;
                if (isGoal(to) && view.canEnter(to)) {
                    takeWayTo(to);
                    return true;
                }
                if (view.isOpen(to) && !view.isPortal(to)) m_queue.push_back(to);
            }
        }
        return false;
    }
    template <class IsGoal>
    [[nodiscard]] bool setOut(const PersonaView& view, IsGoal isGoal) {
        return setOut(view, isGoal, [](Cell) { return false; });
    }

    /// Is there a step left, and is the player where the last one led?
    [[nodiscard]] bool underWay(const PersonaView& view) const;
    /// Where the next step leads, and where the way ends; only while there is a step left.
    [[nodiscard]] Cell next() const { return m_way.back(); }
    [[nodiscard]] Cell destination() const { return m_way.front(); }
    /// Takes the next step, or waits if a secret door is to be found before it. If the step turns out to lead nowhere,
    /// the walk is over.
    [[nodiscard]] Command step(const PersonaView& view);
    void giveUp() { m_way.clear(); }

private:
    static constexpr std::uint8_t unvisited = 255;

    void begin(const PersonaView& view);
    void takeWayTo(Cell to);
    [[nodiscard]] std::size_t indexOf(Cell cell) const {
        return static_cast<std::size_t>(cell.y) * static_cast<std::size_t>(m_size.width) +
               static_cast<std::size_t>(cell.x);
    }

    Size m_size;
    std::vector<std::uint8_t> m_cameBy; ///< the direction of the last step to each cell; kept between searches
    std::vector<Cell> m_touched;
    std::vector<Cell> m_queue;
    std::vector<Cell> m_way; ///< the cells to step to, the last one first
    Place m_at;              ///< where the last step led
};

/// Ground that is known, and beside which there is a cell that is not.
[[nodiscard]] bool isEdgeOfKnown(const PersonaView& view, Cell cell);

} // namespace delve::play
