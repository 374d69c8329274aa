#pragma once

#include "generation/level/geometry.h"

#include <bit>
#include <cstddef>
#include <cstdint>
#include <span>
#include <vector>

/// One bit a cell: pins, what can be walked, what has been seen. Rows start at a new 64-bit word.
namespace delve {

class BitGrid {
public:
    BitGrid() = default;
    explicit BitGrid(Size size) { reset(size); }

    /// All bits off, for a map of this size; keeps its memory.
    void reset(Size size) {
        m_size = size;
        m_wordsPerRow = (static_cast<std::size_t>(size.width) + 63) / 64;
        m_words.assign(m_wordsPerRow * static_cast<std::size_t>(size.height), 0);
    }

    [[nodiscard]] Size size() const { return m_size; }
    [[nodiscard]] bool at(Cell c) const { return (word(c) >> (c.x & 63)) & 1; }
    /// Is it on the map, and set?
    [[nodiscard]] bool has(Cell c) const { return m_size.contains(c) && at(c); }
    void set(Cell c) { word(c) |= bit(c); }
    void clear(Cell c) { word(c) &= ~bit(c); }
    void set(Cell c, bool on) { on ? set(c) : clear(c); }

    /// The bits of a row; bits beyond the width are off and must stay so.
    [[nodiscard]] std::span<std::uint64_t> row(std::int32_t y) {
        return {m_words.data() + static_cast<std::size_t>(y) * m_wordsPerRow, m_wordsPerRow};
    }
    [[nodiscard]] std::span<const std::uint64_t> row(std::int32_t y) const {
        return {m_words.data() + static_cast<std::size_t>(y) * m_wordsPerRow, m_wordsPerRow};
    }
    [[nodiscard]] std::size_t wordsPerRow() const { return m_wordsPerRow; }

    /// Sets or clears `length` cells of a row.
    void setRun(std::int32_t y, std::int32_t x, std::int32_t length, bool on = true);
    /// Is any cell of this part of a row set?
    [[nodiscard]] bool anyInRun(std::int32_t y, std::int32_t x, std::int32_t length) const;
    [[nodiscard]] bool allInRun(std::int32_t y, std::int32_t x, std::int32_t length) const;
    [[nodiscard]] bool anyIn(const Rect& area) const; ///< what lies outside the map counts as off
    /// Is each of its cells one of the other, which is of the same size?
    [[nodiscard]] bool isWithin(const BitGrid& other) const;
    /// Sets, or clears, the cells of another of the same size.
    void add(const BitGrid& other);
    void remove(const BitGrid& other);
    [[nodiscard]] bool none() const;
    [[nodiscard]] std::int64_t count() const;
    [[nodiscard]] std::size_t countRuns() const; ///< of cells side by side in a row

    friend bool operator==(const BitGrid&, const BitGrid&) = default;

private:
    static std::uint64_t bit(Cell c) { return std::uint64_t{1} << (c.x & 63); }
    [[nodiscard]] std::size_t at64(Cell c) const {
        return static_cast<std::size_t>(c.y) * m_wordsPerRow + static_cast<std::size_t>(c.x >> 6);
    }
    [[nodiscard]] const std::uint64_t& word(Cell c) const { return m_words[at64(c)]; }
    [[nodiscard]] std::uint64_t& word(Cell c) { return m_words[at64(c)]; }

    Size m_size;
    std::size_t m_wordsPerRow = 0;
    std::vector<std::uint64_t> m_words;
};

} // namespace delve
