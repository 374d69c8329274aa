#pragma once

#include "generation/graph/step_rule.h"
#include "generation/level/bit_grid.h"
#include "generation/level/geometry.h"

#include <cstddef>
#include <cstdint>
#include <optional>
#include <span>
#include <vector>

/// The number of steps from each cell to the nearest of several, stored compactly in squares of cells. A square has no
/// more different counts than cells, so each cell stores in two bytes the index of its count. The counts of a square
/// are consecutive but for a few leaps, where a path returns to the square; the square lists these leaps. An
/// unreachable square takes no memory. Owned by the overlay of distances.
namespace delve::editor {

class StepCounts {
public:
    static constexpr std::int64_t bytesOfCell = 2;

    StepCounts() = default;
    StepCounts(const BitGrid& open, std::span<const Cell> from, const StepRule& mayStep = {});

    [[nodiscard]] Size size() const { return m_size; }
    [[nodiscard]] std::uint32_t max() const { return m_max; }
    /// Nothing if the cell cannot be reached.
    [[nodiscard]] std::optional<std::uint32_t> at(Cell cell) const;

    [[nodiscard]] std::size_t bytes() const;

private:
    static constexpr std::int32_t side = 64;
    static constexpr std::size_t cells = std::size_t{side} * side;

    /// From this index on, the counts of a square continue with this count.
    struct Leap {
        std::uint16_t place = 0;
        std::uint32_t steps = 0;
    };
    struct Square {
        std::vector<std::uint16_t>
            places;              ///< by cell: index in the order of the counts, from 1; 0 for unreachable cells
        std::vector<Leap> leaps; ///< the first has the smallest count
        std::uint16_t last = 0;  ///< index of the largest count so far
    };
    [[nodiscard]] static std::uint32_t stepsAt(const Square& square, std::uint16_t place);

    [[nodiscard]] std::size_t squareOf(Cell cell) const {
        return static_cast<std::size_t>(cell.y / side) * m_squaresOfRow + static_cast<std::size_t>(cell.x / side);
    }
    [[nodiscard]] static std::size_t placeOf(Cell cell) {
        return static_cast<std::size_t>(cell.y % side * side + cell.x % side);
    }
    void take(Cell cell, std::uint32_t steps);

    Size m_size;
    std::size_t m_squaresOfRow = 0;
    std::vector<Square> m_squares;
    std::uint32_t m_max = 0;
};

} // namespace delve::editor
