#pragma once

#include "generation/level/bit_grid.h"

#include <algorithm>
#include <bit>
#include <cstddef>
#include <cstdint>
#include <vector>

namespace delve {

/// Bits of the cells of a map by an index, with cells around the map that are never set: a neighbour is a constant
/// away, and no step needs a check for the edge. Says how many bits come before one, so that what is known of the cells
/// that are set lies in a list of its own, with nothing for the others. Takes an eighth of a byte a cell, and half of
/// that once it is counted.
class RankedBits {
public:
    using Index = std::uint32_t;

    explicit RankedBits(Size size)
        : m_wordsOfRow(static_cast<Index>((size.width + 63) / 64 + 1)), // at least one spare column
          m_words(1 + (static_cast<std::size_t>(size.height) + 2) * m_wordsOfRow) {}
    explicit RankedBits(const BitGrid& bits) : RankedBits(bits.size()) {
        for (std::int32_t y = 0; y < bits.size().height; ++y)
            std::ranges::copy(bits.row(y), m_words.begin() + static_cast<std::ptrdiff_t>(indexOf({0, y}) >> 6));
        count();
    }

    [[nodiscard]] Index indexOf(Cell cell) const {
        return ((static_cast<Index>(cell.y) + 1) * m_wordsOfRow + 1) * 64 + static_cast<Index>(cell.x);
    }
    [[nodiscard]] Cell cellOf(Index index) const {
        const Index word = (index >> 6) - 1;
        return {static_cast<std::int32_t>(word % m_wordsOfRow * 64 + (index & 63)),
                static_cast<std::int32_t>(word / m_wordsOfRow) - 1};
    }
    /// How far the next row is.
    [[nodiscard]] Index down() const { return m_wordsOfRow * 64; }

    [[nodiscard]] bool has(Index index) const { return (m_words[index >> 6] >> (index & 63) & 1) != 0; }
    void set(Index index) { m_words[index >> 6] |= bit(index); }

    /// Once all are set, for what follows.
    void count() {
        m_before.resize(m_words.size());
        m_total = 0;
        for (std::size_t i = 0; i < m_words.size(); ++i) {
            m_before[i] = m_total;
            m_total += static_cast<std::uint32_t>(std::popcount(m_words[i]));
        }
    }
    [[nodiscard]] std::uint32_t total() const { return m_total; }
    /// How many are set before this one, in reading order.
    [[nodiscard]] std::uint32_t rank(Index index) const {
        const auto before = m_words[index >> 6] & (bit(index) - 1);
        return m_before[index >> 6] + static_cast<std::uint32_t>(std::popcount(before));
    }

    /// Calls visit(index) for each that is set, in reading order.
    template <class Visit>
    void forEach(Visit visit) const {
        for (std::size_t i = 0; i < m_words.size(); ++i)
            for (auto word = m_words[i]; word != 0; word &= word - 1)
                visit(static_cast<Index>(i * 64 + static_cast<std::size_t>(std::countr_zero(word))));
    }

private:
    static std::uint64_t bit(Index index) { return std::uint64_t{1} << (index & 63); }

    Index m_wordsOfRow;
    std::vector<std::uint64_t> m_words; ///< one, a row above the map, the rows of the map, and one below
    std::vector<std::uint32_t> m_before;
    std::uint32_t m_total = 0;
};

} // namespace delve
