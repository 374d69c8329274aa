#pragma once

#include "generation/level/geometry.h"
#include "playtest/state/shared_tree.h"

#include <array>
#include <cstdint>
#include <vector>

/// One bit a cell, all off to begin with, on maps of any size: what players have seen, doors that were opened. Bits lie
/// in chunks of 64 x 64. Two side by side lie together, so that a small level is one node, four by four such pairs
/// under a branch. Copies share them, and where no bit was ever set there is none. So a copy costs a pointer, and a
/// write to it a pair of chunks and the few branches above it.
namespace delve::play {

class ChunkedBits {
public:
    static constexpr std::int32_t chunkSide = 64;
    using Chunk = std::array<std::uint64_t, chunkSide>; ///< a word a row

    /// Was no bit ever set?
    [[nodiscard]] bool empty() const { return m_chunks.empty(); }
    [[nodiscard]] bool sameAs(const ChunkedBits& other) const { return m_chunks.sameAs(other.m_chunks); }

    [[nodiscard]] bool at(Cell cell) const {
        if (m_chunks.empty()) return false;
        const auto* const found = chunk(cell.x / chunkSide, cell.y / chunkSide);
        return found && ((*found)[rowOf(cell)] >> (cell.x % chunkSide) & 1) != 0;
    }
    void set(Cell cell) { writeChunk(cell.x / chunkSide, cell.y / chunkSide)[rowOf(cell)] |= bit(cell); }
    void clear(Cell cell) { writeChunk(cell.x / chunkSide, cell.y / chunkSide)[rowOf(cell)] &= ~bit(cell); }
    void fill(const Rect& area);

    /// The 64 cells of row y from column 64 * `column` on.
    [[nodiscard]] std::uint64_t word(std::int32_t column, std::int32_t y) const {
        const auto* const found = chunk(column, y / chunkSide);
        return found ? (*found)[static_cast<std::size_t>(y % chunkSide)] : 0;
    }
    /// Null where no bit was ever set in it, or in the one beside it.
    [[nodiscard]] const Chunk* chunk(std::int32_t column, std::int32_t row) const {
        const auto* const pair = m_chunks.find(numberOf(column / 2, row));
        return pair ? &(*pair)[static_cast<std::size_t>(column % 2)] : nullptr;
    }
    [[nodiscard]] Chunk& writeChunk(std::int32_t column, std::int32_t row) {
        return m_chunks.write(numberOf(column / 2, row))[static_cast<std::size_t>(column % 2)];
    }
    struct PlacedChunk {
        std::int32_t column;
        std::int32_t row;
        const Chunk* bits;
    };
    /// The chunks that exist, row by row; one beyond the edge of the map is empty.
    [[nodiscard]] std::vector<PlacedChunk> chunks() const;

    /// The cells whose bit is on, row by row.
    [[nodiscard]] std::vector<Cell> cells() const;
    [[nodiscard]] std::int64_t count() const;

    [[nodiscard]] Key128 key() const;
    [[nodiscard]] Unshared unshared(const ChunkedBits& other) const {
        return m_chunks.unshared(other.m_chunks, [](const Pair&, const Pair*) { return Unshared{}; });
    }
    /// Compares the bits, whatever is shared.
    friend bool operator==(const ChunkedBits&, const ChunkedBits&) = default;

private:
    using Pair = std::array<Chunk, 2>;

    static std::uint64_t bit(Cell cell) { return std::uint64_t{1} << (cell.x % chunkSide); }
    static std::size_t rowOf(Cell cell) { return static_cast<std::size_t>(cell.y % chunkSide); }
    /// Pairs of bits moved apart, so that the digits of column and row, four each, make those of a branch.
    static std::size_t apart(std::int32_t place) {
        auto bits = static_cast<std::size_t>(place);
        bits = (bits | bits << 8) & 0x00ff00ffu;
        bits = (bits | bits << 4) & 0x0f0f0f0fu;
        return (bits | bits << 2) & 0x33333333u;
    }
    static std::size_t numberOf(std::int32_t column, std::int32_t row) { return apart(column) | apart(row) << 2; }

    SharedTree<Pair> m_chunks;
};

/// The cells that are on in one and off in the other, row by row.
[[nodiscard]] std::vector<Cell> differingCells(const ChunkedBits& a, const ChunkedBits& b);

} // namespace delve::play
