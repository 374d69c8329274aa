#pragma once

#include "generation/stages/critical_path.h"
#include "generation/stages/danger_curve.h"

#include <array>
#include <cstddef>
#include <cstdint>
#include <string>
#include <vector>

namespace delve::generation {

/// Where a mission offers two ways: of the danger in the tenths in which one walks the near way, at least 60 % stands
/// in its rooms, and none is placed on the far one (spec: at most 15 %).
class TwoWaysDanger {
public:
    static constexpr std::int64_t nearPercent = 60;

    TwoWaysDanger(const Draft& draft, const CriticalPath& way);

    [[nodiscard]] bool any() const { return !m_cycles.empty(); }
    [[nodiscard]] bool isFar(Cell cell) const { return any() && sideOf(cell) % 2 == 1; }
    /// The free cells of the near way in a tenth, if danger of this loss has to stand on one of them.
    [[nodiscard]] const std::vector<Cell>* nearCells(std::size_t tenth, std::int64_t loss) const;
    void add(Cell cell, std::size_t tenth, std::int64_t loss);
    /// Do all near ways have their share?
    [[nodiscard]] bool holds() const;

private:
    /// The near way of a cycle, and the danger in its tenths.
    struct Cycle {
        std::array<std::vector<Cell>, tenthsOfWay> cells;
        std::int64_t near = 0;
        std::int64_t all = 0;
    };

    bool addCycle(const Draft& draft, const std::vector<std::string>& rooms);
    [[nodiscard]] std::uint8_t& sideOf(Cell cell) { return m_sides[indexOf(cell)]; }
    [[nodiscard]] std::uint8_t sideOf(Cell cell) const { return m_sides[indexOf(cell)]; }
    [[nodiscard]] std::size_t indexOf(Cell cell) const {
        return static_cast<std::size_t>(cell.y) * static_cast<std::size_t>(m_width) + static_cast<std::size_t>(cell.x);
    }

    std::int32_t m_width;
    std::vector<Cycle> m_cycles;
    std::vector<std::uint8_t> m_sides; ///< of cell: 0; 2 n for the near way of the n-th cycle, 2 n + 1 for the far one
};

} // namespace delve::generation
