#pragma once

#include "generation/level/geometry.h"
#include "generation/level/room.h"

#include <array>
#include <cstddef>
#include <cstdint>
#include <vector>

namespace delve::generation {

/// The cells of a room apart from any map: a bit a cell, in rows of one word. They are tried at many places of a map,
/// so that a row costs one comparison.
class RoomShape {
public:
    static constexpr std::int32_t maxSide = 64;

    [[nodiscard]] Size size() const { return m_size; } ///< the box from (0, 0) on
    /// The cells of a row, the first in the lowest bit; none beyond the box.
    [[nodiscard]] std::uint64_t row(std::int32_t y) const {
        return y >= 0 && y < maxSide ? m_rows[static_cast<std::size_t>(y)] : 0;
    }
    [[nodiscard]] bool has(Cell cell) const {
        return cell.x >= 0 && cell.x < maxSide && (row(cell.y) >> cell.x & 1) != 0;
    }
    [[nodiscard]] std::int32_t count() const;
    [[nodiscard]] bool fillsBox() const { return count() == m_size.area(); }
    /// Row by row, from a corner on.
    [[nodiscard]] std::vector<Run> runsFrom(Cell corner) const;

    /// The cells of a row outside the shape with just one of their four neighbours in it, by the direction that leads
    /// away from it, and moved by a column to the right: the cell (-1, y) is the lowest bit. Wants a column to spare.
    [[nodiscard]] std::array<std::uint64_t, 4> beside(std::int32_t y) const;

    /// Cells lie within 64 columns and rows.
    void add(const Rect& area);
    void add(Cell cell) { add(Rect{cell.x, cell.y, 1, 1}); }
    void setRow(std::int32_t y, std::uint64_t cells);
    /// Moves all cells, none of them out of the 64 columns and rows.
    void moveBy(Cell offset);
    /// Moves the cells so that their box begins at (0, 0). Returns by how much.
    Cell moveToCorner();

    friend bool operator==(const RoomShape& a, const RoomShape& b) = default;

private:
    Size m_size;
    std::array<std::uint64_t, maxSide> m_rows{};
};

} // namespace delve::generation
