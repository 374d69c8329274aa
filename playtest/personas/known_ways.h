#pragma once

#include "playtest/personas/persona_view.h"

#include <cstdint>
#include <optional>
#include <utility>
#include <vector>

/// Shortest ways on the level where a player is, over the ground that they know, and a walk along one of them. Portals
/// and chasms end a way: where they lead is another level.
namespace delve::play {

class KnownWays {
public:
    /// Sets out for the cell to which `rate` gives the least number from 0 on, if it gives any; of equal ones for the
    /// nearest, and of these for the first that a search to the north, east, south and west reaches. It may be no
    /// ground: the way ends with the step into it. `avoids` says which cells not to step on. Returns that number.
    /// Nothing, and no walk: there is no way, or the game is to be stopped.
    template <class Rate, class Avoids>
    [[nodiscard]] std::optional<int> setOutForLeast(const PersonaView& view, Rate rate, Avoids avoids) {
        begin(view);
        std::optional<int> least;
        Cell best;
        for (std::size_t next = 0; next < m_queue.size() && least != 0; ++next) {
            if (next % cellsToQuestion == 0 && view.stopped()) return {};
            const Cell from = m_queue[next];
            for (const auto direction : directionsClockwise) {
                const Cell to = from + towards(direction);
                if (!view.size().contains(to) || m_cameBy[indexOf(to)] != unvisited) continue;
                if (!view.mayStep(from, direction)) continue;
                m_cameBy[indexOf(to)] = static_cast<std::uint8_t>(direction);
                if (avoids(to)) continue;
                const std::optional<int> rated = rate(to);
                if (rated && (!least || *rated < *least) && view.canEnter(to)) {
                    least = rated;
                    best = to;
                    if (*rated == 0) break;
                }
                if (view.isOpen(to) && !view.isPortal(to)) m_queue.push_back(to);
            }
        }
        if (least) takeWayTo(best);
        return least;
    }
    /// The same for the nearest cell for which `isGoal` holds.
    template <class IsGoal, class Avoids>
    [[nodiscard]] bool setOut(const PersonaView& view, IsGoal isGoal, Avoids avoids) {
        return setOutForLeast(
                   view, [&isGoal](Cell cell) { return isGoal(cell) ? std::optional(0) : std::nullopt; }, avoids)
            .has_value();
    }
    template <class IsGoal>
    [[nodiscard]] bool setOut(const PersonaView& view, IsGoal isGoal) {
        return setOut(view, isGoal, [](Cell) { return false; });
    }

    /// While under way: sets out for another cell if there is a way to it; else the walk goes on as before.
    template <class IsGoal>
    [[nodiscard]] bool turnAside(const PersonaView& view, IsGoal isGoal) {
        auto way = std::exchange(m_way, {});
        if (setOut(view, isGoal)) return true;
        m_way = std::move(way);
        return false;
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
    static constexpr std::size_t cellsToQuestion = std::size_t{1} << 14;

    void begin(const PersonaView& view);
    void forgetSearch();
    void takeWayTo(Cell to);
    [[nodiscard]] std::size_t indexOf(Cell cell) const {
        return static_cast<std::size_t>(cell.y) * static_cast<std::size_t>(m_size.width) +
               static_cast<std::size_t>(cell.x);
    }

    Size m_size;
    std::vector<std::uint8_t> m_cameBy; ///< the direction of the last step to each cell; kept between searches
    std::vector<Cell> m_queue;          ///< of the last search: those from which it went on
    std::vector<Cell> m_way;            ///< the cells to step to, the last one first
    Place m_at;                         ///< where the last step led
};

/// Ground that is known, and beside which there is a cell that is not.
[[nodiscard]] bool isEdgeOfKnown(const PersonaView& view, Cell cell);

} // namespace delve::play
