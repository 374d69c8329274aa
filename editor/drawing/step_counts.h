#pragma once

#include "generation/level/bit_grid.h"
#include "generation/level/geometry.h"

#include <cstddef>
#include <cstdint>
#include <optional>
#include <span>
#include <vector>

/// How many steps each cell is from the nearest of several, kept in little memory: in squares of cells, each with the
/// least of its counts and, for each cell, how many more in two bytes. Where a square has counts farther apart, it has
/// four. A square that nobody comes to takes nothing. Owned by the overlay of distances.
namespace delve {

class StepCounts {
public:
    static constexpr std::int64_t usualBytesOfCell = 2;

    StepCounts() = default;
    StepCounts(const BitGrid& open, std::span<const Cell> from);

    [[nodiscard]] Size size() const { return m_size; }
    [[nodiscard]] std::uint32_t most() const { return m_most; }
    /// Nothing where the cell cannot be reached.
    [[nodiscard]] std::optional<std::uint32_t> at(Cell cell) const;

    [[nodiscard]] std::size_t bytes() const;

private:
    static constexpr std::int32_t side = 64;
    static constexpr std::size_t cells = std::size_t{side} * side;

    struct Square {
        std::uint32_t least = 0;
        std::vector<std::uint16_t> more;    ///< by cell, plus one; 0 for what cannot be reached
        std::vector<std::uint32_t> farMore; ///< the same in place of it, where two bytes are too few
    };

    [[nodiscard]] std::size_t squareOf(Cell cell) const {
        return static_cast<std::size_t>(cell.y / side) * m_squaresOfRow + static_cast<std::size_t>(cell.x / side);
    }
    [[nodiscard]] static std::size_t placeOf(Cell cell) {
        return static_cast<std::size_t>(cell.y % side * side + cell.x % side);
    }
    void take(Cell cell, std::uint32_t steps);
    static void widen(Square& square);

    Size m_size;
    std::size_t m_squaresOfRow = 0;
    std::vector<Square> m_squares;
    std::uint32_t m_most = 0;
};

} // namespace delve
