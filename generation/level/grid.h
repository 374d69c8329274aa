#pragma once

#include "generation/level/geometry.h"
#include "generation/level/tile.h"

#include <algorithm>
#include <cstddef>
#include <memory>
#include <span>
#include <vector>

/// The tiles of a level, in shared chunks of 64 x 64 that are copied at the first write.
namespace delve {

/// A value: copying one copies the table of chunks, not the chunks. A chunk with only one tile stores just that tile.
/// On a map narrower or lower than a chunk, the chunks are, too, so that 16,384 cells in a line take no more memory
/// than any others. One thread may write to its own copy while others read theirs.
class Grid {
public:
    static constexpr std::int32_t chunkSide = 64;
    static constexpr std::size_t maxChunkBytes = sizeof(Tile) * chunkSide * chunkSide;

    Grid() = default;
    explicit Grid(Size size, Tile fill = Tile::Void);
    /// The grid of `tiles`, which lie row by row; finds the chunks of a single tile.
    [[nodiscard]] static Grid fromRows(Size size, std::span<const Tile> tiles);

    [[nodiscard]] Size size() const { return m_size; }
    [[nodiscard]] Tile at(Cell cell) const;
    void set(Cell cell, Tile tile);
    void fill(const Rect& area, Tile tile); ///< cells outside the map are ignored

    /// Copies `into.size()` tiles of a row from column x.
    void readRow(std::int32_t y, std::int32_t x, std::span<Tile> into) const;
    void writeRow(std::int32_t y, std::int32_t x, std::span<const Tile> from);
    /// Replaces a whole row of chunks by the first of `tiles`, row by row; finds the chunks of a single tile.
    void putBand(std::int32_t chunkRow, std::span<const Tile> tiles);
    /// All tiles, row by row.
    [[nodiscard]] std::vector<Tile> rows() const;
    void readRows(std::span<Tile> into) const;

    [[nodiscard]] std::int32_t chunkColumns() const { return (m_size.width + chunkSide - 1) / chunkSide; }
    [[nodiscard]] std::int32_t chunkRows() const { return (m_size.height + chunkSide - 1) / chunkSide; }
    [[nodiscard]] std::size_t chunkCount() const { return m_chunks.size(); }
    /// The cells of a chunk that lie on the map.
    [[nodiscard]] Rect chunkArea(std::size_t index) const;

    /// The contents of a chunk: `cells` is null if every cell on the map is `tile`; otherwise its cells beyond the edge
    /// of the map, if any, are Void.
    struct ChunkView {
        const Tile* cells = nullptr;
        std::int32_t stride = chunkSide; ///< from a row of `cells` to the next
        Tile tile = Tile::Void;
        /// Only for rows on the map, and if `cells` is not null.
        [[nodiscard]] const Tile* row(std::int32_t y) const { return cells + std::ptrdiff_t{y} * stride; }
        [[nodiscard]] Tile at(std::int32_t x, std::int32_t y) const { return cells ? row(y)[x] : tile; }
    };
    [[nodiscard]] ChunkView chunk(std::size_t index) const;

    /// A chunk as something to keep and to put back in a grid of the same size: what undo swaps.
    struct ChunkHandle {
        std::shared_ptr<const Tile[]> cells;
        Tile tile = Tile::Void;
        std::uint16_t count = 0; ///< of cells, where there are any
        friend bool operator==(const ChunkHandle& a, const ChunkHandle& b) {
            return a.cells == b.cells && a.tile == b.tile;
        }
    };
    [[nodiscard]] ChunkHandle handle(std::size_t index) const;
    void put(std::size_t index, ChunkHandle handle);
    /// True if both grids share this chunk, so that it cannot differ. False proves nothing.
    [[nodiscard]] bool sharesChunk(const Grid& other, std::size_t index) const;

    /// Stores a chunk as a single tile if all its cells are equal. fromRows does so; worth a call after large edits.
    void compact(std::size_t index);
    /// The bytes of the table and of the chunks that no other grid shares.
    [[nodiscard]] std::size_t ownBytes() const;

    /// Compares the content, whatever is shared.
    friend bool operator==(const Grid& a, const Grid& b);

private:
    struct Slot {
        std::shared_ptr<Tile[]> cells;
        Tile tile = Tile::Void;
    };
    [[nodiscard]] std::int32_t stride() const { return std::min(m_size.width, chunkSide); }
    [[nodiscard]] std::size_t tilesOfChunk() const {
        return static_cast<std::size_t>(stride()) * static_cast<std::size_t>(std::min(m_size.height, chunkSide));
    }
    [[nodiscard]] std::size_t inChunk(Cell cell) const {
        return static_cast<std::size_t>(cell.y % chunkSide * stride() + cell.x % chunkSide);
    }
    [[nodiscard]] std::size_t indexOf(Cell cell) const {
        return static_cast<std::size_t>((cell.y / chunkSide) * chunkColumns() + cell.x / chunkSide);
    }
    Tile* writable(std::size_t index);

    Size m_size;
    std::vector<Slot> m_chunks;
};

/// The chunks in which two grids of one size may differ.
[[nodiscard]] std::vector<std::size_t> differingChunks(const Grid& a, const Grid& b);

} // namespace delve
