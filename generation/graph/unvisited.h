#pragma once

#include "generation/level/bit_grid.h"

#include <algorithm>
#include <bit>
#include <cstddef>
#include <cstdint>
#include <span>
#include <vector>

namespace delve {

/// The open cells that a search has not come to yet. Rows are a power of two apart, with closed cells around the map,
/// so that a neighbour is a constant away and no step needs a check for the edge.
class Unvisited {
public:
    /// Nothing of the old content stays; the memory does.
    void reset(const BitGrid& open) {
        const auto width = static_cast<std::uint32_t>(open.size().width);
        m_shift = static_cast<int>(std::bit_width(std::max(width, 63u))); // at least one spare column, and whole words
        m_words.assign((static_cast<std::size_t>(open.size().height) + 2) << (m_shift - 6), 0);
        for (std::int32_t y = 0; y < open.size().height; ++y)
            std::ranges::copy(open.row(y), m_words.begin() + static_cast<std::ptrdiff_t>(indexOf({0, y}) >> 6));
    }

    /// How far the next row is.
    [[nodiscard]] std::uint32_t down() const { return 1u << m_shift; }
    [[nodiscard]] std::uint32_t indexOf(Cell c) const {
        return (static_cast<std::uint32_t>(c.y) + 1) << m_shift | static_cast<std::uint32_t>(c.x);
    }
    [[nodiscard]] std::uint32_t columnOf(std::uint32_t index) const { return index & (down() - 1); }
    [[nodiscard]] std::uint32_t rowOf(std::uint32_t index) const { return (index >> m_shift) - 1; }
    [[nodiscard]] Cell cellOf(std::uint32_t index) const {
        return {static_cast<std::int32_t>(columnOf(index)), static_cast<std::int32_t>(rowOf(index))};
    }

    /// Visits a cell. True if it was open and not visited before.
    bool take(std::uint32_t index) {
        auto& word = m_words[index >> 6];
        const auto bit = std::uint64_t{1} << (index & 63);
        const bool was = (word & bit) != 0;
        word &= ~bit;
        return was;
    }

    /// The same for the neighbours above, below, left and right; `into`, which has room for four, gets those that were
    /// open. Returns how many. They are written first and then counted, as no processor can predict which are open;
    /// above and below use the same bit.
    std::size_t takeAround(std::uint32_t index, std::uint32_t* into) {
        auto* const word = m_words.data() + (index >> 6);
        const auto bit = std::uint64_t{1} << (index & 63);
        const auto down = std::ptrdiff_t{1} << (m_shift - 6);
        std::size_t count = 0;
        const auto takeBit = [&](std::uint64_t& from, std::uint32_t at) {
            const auto was = from & bit;
            from ^= was;
            into[count] = at;
            count += was != 0 ? 1 : 0;
        };
        takeBit(word[-down], index - this->down());
        takeBit(word[down], index + this->down());
        into[count] = index - 1;
        count += take(index - 1) ? 1 : 0;
        into[count] = index + 1;
        count += take(index + 1) ? 1 : 0;
        return count;
    }

    [[nodiscard]] bool has(std::uint32_t index) const { return (m_words[index >> 6] >> (index & 63) & 1) != 0; }
    /// Opens a cell and marks it as not visited.
    void open(std::uint32_t index) { m_words[index >> 6] |= std::uint64_t{1} << (index & 63); }
    /// Which of the i-th 64 cells of a row have an open, unvisited cell beside them.
    [[nodiscard]] std::uint64_t beside(std::int32_t y, std::size_t i) const {
        const auto* const word = m_words.data() + (indexOf({0, y}) >> 6) + i;
        const auto down = std::ptrdiff_t{1} << (m_shift - 6);
        return word[-down] | word[0] << 1 | word[-1] >> 63 | word[0] >> 1 | word[1] << 63 | word[down];
    }
    /// Marks all these cells as visited.
    void takeAll(const BitGrid& cells) {
        for (std::int32_t y = 0; y < cells.size().height; ++y) {
            auto* word = m_words.data() + (indexOf({0, y}) >> 6);
            for (const auto taken : cells.row(y)) *word++ &= ~taken;
        }
    }
    /// In a row of the open cells, clears those that were not visited.
    void removeFrom(std::int32_t y, std::span<std::uint64_t> row) const {
        const auto* const words = m_words.data() + (indexOf({0, y}) >> 6);
        for (std::size_t i = 0; i < row.size(); ++i) row[i] &= ~words[i];
    }

private:
    int m_shift = 6;
    std::vector<std::uint64_t> m_words;
};

} // namespace delve
