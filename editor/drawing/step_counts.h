#pragma once

#include "generation/level/bit_grid.h"
#include "generation/level/geometry.h"

#include <cstddef>
#include <cstdint>
#include <optional>
#include <span>
#include <vector>

/// How many steps each cell is from the nearest of several, kept in little memory: in squares of cells. A square has no
/// more different counts than cells, so each cell keeps in two bytes which of them it has. Those follow each other but
/// for a few leaps, where a way comes back to the square; the square lists them. A square that nobody comes to takes
/// nothing. Owned by the overlay of distances.
namespace delve::editor {

class StepCounts {
public:
    static constexpr std::int64_t bytesOfCell = 2;

    StepCounts() = default;
    StepCounts(const BitGrid& open, std::span<const Cell> from);

    [[nodiscard]] Size size() const { return m_size; }
    [[nodiscard]] std::uint32_t max() const { return m_max; }
    /// Nothing where the cell cannot be reached.
    [[nodiscard]] std::optional<std::uint32_t> at(Cell cell) const;

    [[nodiscard]] std::size_t bytes() const;

private:
    static constexpr std::int32_t side = 64;
    static constexpr std::size_t cells = std::size_t{side} * side;

    /// From this place on in the order of its counts, a square's counts follow this one.
    struct Leap {
        std::uint16_t place = 0;
        std::uint32_t steps = 0;
    };
    struct Square {
        std::vector<std::uint16_t>
            places;              ///< by cell, in the order of the counts, from 1; 0 for what cannot be reached
        std::vector<Leap> leaps; ///< the first is the least count
        std::uint16_t last = 0;  ///< the place of the greatest so far
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
