#pragma once

#include "generation/graph/unvisited.h"

#include <array>
#include <cstddef>
#include <cstdint>
#include <vector>

namespace delve {

/// Tells whether a walk between two cells is short, by searching from both at once. A search costs what it visits,
/// however large the map is.
class ShortWay {
public:
    explicit ShortWay(const BitGrid& ground) {
        for (auto& side : m_sides) side.left.reset(ground);
    }
    /// Makes a cell ground.
    void open(Cell cell) {
        for (auto& side : m_sides) side.left.open(side.left.indexOf(cell));
    }
    /// Does a walk of so many steps lead from one ground cell to another one, or a shorter one?
    [[nodiscard]] bool exists(Cell from, Cell to, std::int64_t steps);
    /// How many cells the last search came to.
    [[nodiscard]] std::size_t visited() const { return m_sides[0].cells.size() + m_sides[1].cells.size(); }

private:
    struct Side {
        Unvisited left;
        std::vector<std::uint32_t> cells; ///< visited, nearest first
        std::size_t rim = 0;              ///< where the last of them begin
    };
    static void begin(Side& side, Cell cell);
    static bool widen(Side& side, const Side& other);
    static void end(Side& side);

    std::array<Side, 2> m_sides;
};

} // namespace delve
