#pragma once

#include "generation/level/bit_grid.h"
#include "generation/level/geometry.h"

#include <algorithm>
#include <array>
#include <bit>
#include <cstdint>
#include <optional>

/// Searches that stay near a place: a part of a map in which a row is one word.
namespace delve {

/// Bits of a part of a map that is at most 64 cells wide and high, so that floods and steps move whole rows at once. It
/// may reach beyond the map, where nothing is set. A value without memory of its own.
class NarrowBits {
public:
    static constexpr std::int32_t mostSide = 64;

    NarrowBits() = default;
    explicit NarrowBits(const Rect& area) : m_area(area) {}
    /// What is set in this part of a map.
    NarrowBits(const BitGrid& bits, const Rect& area);

    [[nodiscard]] const Rect& area() const { return m_area; }
    [[nodiscard]] bool at(Cell cell) const {
        return m_area.contains(cell) && (row(cell.y) >> (cell.x - m_area.x) & 1) != 0;
    }
    void set(Cell cell) { row(cell.y) |= std::uint64_t{1} << (cell.x - m_area.x); }
    /// A row of the map; the lowest bit is the leftmost column of the area.
    [[nodiscard]] std::uint64_t row(std::int32_t y) const { return m_rows[static_cast<std::size_t>(y - m_area.y)]; }
    [[nodiscard]] std::uint64_t& row(std::int32_t y) { return m_rows[static_cast<std::size_t>(y - m_area.y)]; }

    [[nodiscard]] bool none() const;
    [[nodiscard]] std::int32_t count() const;
    [[nodiscard]] std::optional<Cell> first() const; ///< the lowest that is set
    /// The smallest area that holds all that is set.
    [[nodiscard]] Rect box() const;

    // With another of the same area.
    void keep(const NarrowBits& other);
    void add(const NarrowBits& other);
    void remove(const NarrowBits& other);

    /// The same cells in another area, without those that lie outside it.
    [[nodiscard]] NarrowBits seenIn(const Rect& area) const;
    /// The same shape with the area's upper left corner there.
    [[nodiscard]] NarrowBits movedTo(Cell corner) const;
    /// Grown by one cell to all eight sides, as far as the area reaches.
    [[nodiscard]] NarrowBits grown() const;

    /// Calls visit(y, x, length) for each run of set cells, row by row.
    template <class Visit>
    void forEachRun(Visit visit) const;

    friend bool operator==(const NarrowBits& a, const NarrowBits& b) {
        return a.m_area == b.m_area && a.m_rows == b.m_rows;
    }

private:
    /// Those of the area; nothing is set below them.
    [[nodiscard]] std::size_t rows() const { return static_cast<std::size_t>(std::max(0, m_area.height)); }
    [[nodiscard]] std::uint64_t columns() const {
        return m_area.width >= mostSide ? ~std::uint64_t{0} : (std::uint64_t{1} << m_area.width) - 1;
    }

    Rect m_area;
    std::array<std::uint64_t, mostSide> m_rows{};
};

/// The open cells that can be reached from those of `from`, in steps N, E, S, W; both of the same area.
[[nodiscard]] NarrowBits floodFrom(const NarrowBits& from, const NarrowBits& open);
/// The open cells that are at most so many steps away.
[[nodiscard]] NarrowBits reachedWithin(const NarrowBits& open, Cell from, std::int32_t steps);
/// The steps of a shortest walk within the area; nothing if it takes more than `limit`.
[[nodiscard]] std::optional<std::int32_t> stepsWithin(const NarrowBits& open, Cell from, Cell to, std::int32_t limit);
/// The connected part with the most cells; of equals the one that begins first.
[[nodiscard]] NarrowBits largestPiece(const NarrowBits& cells);

template <class Visit>
void NarrowBits::forEachRun(Visit visit) const {
    for (auto y = m_area.y; y < m_area.bottom(); ++y)
        for (auto word = row(y); word != 0;) {
            const auto from = std::countr_zero(word);
            const auto length = std::countr_one(word >> from);
            visit(y, m_area.x + from, length);
            if (from + length >= mostSide) break;
            word &= ~std::uint64_t{0} << (from + length);
        }
}

} // namespace delve
