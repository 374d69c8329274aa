#pragma once

#include "generation/pipeline/draft.h"

#include <array>
#include <cstdint>
#include <span>
#include <vector>

namespace delve::generation {

/// The way through a draft, from where a player starts to where the level is won, and by which part of it each other
/// cell is reached.
///
/// It leads to the nearest of the tiles that end the game (from the ground beside them), the boss and the goal; without
/// any, to the farthest cell. Locks count as open, secret doors as shut if there is another way, and nobody goes up a
/// ledge. Of equal ways, each step back from the end goes to the lowest cell. A cell off the way counts where one
/// leaves the way for it: at the nearest cell of the way, of equally near ones at the first.
class CriticalPath {
public:
    /// A third of a tenth of the way: 0 to 29.
    static constexpr std::size_t parts = 30;
    static constexpr std::uint8_t offThePath = 255; ///< no ground, or out of reach

    /// Works in the workspace of the draft, whose distances, bytes, first bits and second numbers hold what is found
    /// until the next stage; it uses the first numbers, too.
    explicit CriticalPath(Draft& draft) : m_draft(draft) {}
    [[nodiscard]] bool find(Cell start);    ///< false if stopped
    [[nodiscard]] bool findWay(Cell start); ///< cells() and stepsTo() alone; likewise

    [[nodiscard]] const std::vector<Cell>& cells() const { return m_cells; } ///< both ends included
    [[nodiscard]] bool hasGoal() const { return m_hasGoal; }                 ///< else it leads to the farthest cell
    [[nodiscard]] std::uint8_t partOf(Cell cell) const { return m_draft.workspace().bytes[indexOf(cell)]; }
    /// From the start; Distances::unreachable where only a secret door leads.
    [[nodiscard]] std::uint32_t stepsTo(Cell cell) const { return m_draft.workspace().distances.at(cell); }
    /// The cells of a part that took a thing as it was found and are no door, those nearest to the way first.
    [[nodiscard]] std::span<const std::uint32_t> freeIn(std::size_t part) const {
        return std::span(m_draft.workspace().numbers[1]).subspan(m_first[part], m_first[part + 1] - m_first[part]);
    }
    [[nodiscard]] std::size_t free() const { return m_first[parts]; }
    [[nodiscard]] Cell cellAt(std::uint32_t index) const {
        const auto width = static_cast<std::uint32_t>(m_draft.size().width);
        return {static_cast<std::int32_t>(index % width), static_cast<std::int32_t>(index / width)};
    }

private:
    [[nodiscard]] std::size_t indexOf(Cell cell) const {
        return static_cast<std::size_t>(cell.y) * static_cast<std::size_t>(m_draft.size().width) +
               static_cast<std::size_t>(cell.x);
    }
    [[nodiscard]] bool findDistances(const BitGrid& open, Cell start, bool ledges);
    [[nodiscard]] std::vector<Cell> reached(const std::vector<Cell>& goals) const;
    void walkBack(Cell end, bool ledges);
    [[nodiscard]] Cell farthest() const;
    [[nodiscard]] bool label();
    [[nodiscard]] bool isFree(Cell cell) const;
    void sortFree(const std::vector<std::uint32_t>& found);

    Draft& m_draft;
    std::vector<Cell> m_cells;
    bool m_hasGoal = false;
    std::array<std::uint32_t, parts + 1> m_first{}; ///< of each part, in the list of free cells
};

} // namespace delve::generation
