#include "generation/level/grid.h"

#include "generation/level/shared.h"

#include <algorithm>

namespace delve {
namespace {

bool isUniform(const Tile* tiles, std::int32_t count, Tile tile) {
    // No way out early within the row: a plain loop over 64 tiles takes a few instructions.
    bool uniform = true;
    for (std::int32_t i = 0; i < count; ++i) uniform &= tiles[i] == tile;
    return uniform;
}

} // namespace

Grid::Grid(Size size, Tile fill) : m_size(size) {
    m_chunks.assign(static_cast<std::size_t>(chunkColumns()) * static_cast<std::size_t>(chunkRows()), Slot{{}, fill});
}

Grid Grid::fromRows(Size size, std::span<const Tile> tiles) {
    Grid grid(size);
    for (std::int32_t chunkRow = 0; chunkRow < grid.chunkRows(); ++chunkRow) {
        const auto begin = static_cast<std::size_t>(std::int64_t{chunkRow} * chunkSide * size.width);
        grid.putBand(chunkRow, tiles.subspan(begin));
    }
    return grid;
}

void Grid::putBand(std::int32_t chunkRow, std::span<const Tile> tiles) {
    const auto first = static_cast<std::size_t>(chunkRow * chunkColumns());
    for (std::size_t index = first; index < first + static_cast<std::size_t>(chunkColumns()); ++index) {
        const Rect area = chunkArea(index);
        const auto row = [&](std::int32_t y) { return tiles.data() + std::int64_t{y} * m_size.width + area.x; };
        bool uniform = true;
        for (std::int32_t y = 0; y < area.height && uniform; ++y) uniform = isUniform(row(y), area.width, *row(0));
        if (uniform) {
            m_chunks[index] = Slot{{}, *row(0)};
            continue;
        }
        auto cells = std::make_shared_for_overwrite<Tile[]>(tilesOfChunk());
        if (area.width < stride() || area.height < chunkSide) std::fill_n(cells.get(), tilesOfChunk(), Tile::Void);
        for (std::int32_t y = 0; y < area.height; ++y) std::copy_n(row(y), area.width, cells.get() + y * stride());
        m_chunks[index] = Slot{std::move(cells), Tile::Void};
    }
}

Rect Grid::chunkArea(std::size_t index) const {
    const auto columns = chunkColumns();
    const auto i = static_cast<std::int32_t>(index);
    return Rect{i % columns * chunkSide, i / columns * chunkSide, chunkSide, chunkSide}.intersected(wholeOf(m_size));
}

Tile Grid::at(Cell cell) const {
    const auto& slot = m_chunks[indexOf(cell)];
    return slot.cells ? slot.cells[static_cast<std::ptrdiff_t>(inChunk(cell))] : slot.tile;
}

Tile* Grid::writable(std::size_t index) {
    auto& slot = m_chunks[index];
    const auto count = tilesOfChunk();
    if (!slot.cells) {
        slot.cells = std::make_shared_for_overwrite<Tile[]>(count);
        const Rect area = chunkArea(index);
        const bool whole = static_cast<std::size_t>(area.area()) == count;
        std::fill_n(slot.cells.get(), count, whole ? slot.tile : Tile::Void);
        for (std::int32_t y = 0; y < area.height && !whole; ++y)
            std::fill_n(slot.cells.get() + y * stride(), area.width, slot.tile);
    } else if (!soleOwner(slot.cells)) {
        auto copy = std::make_shared_for_overwrite<Tile[]>(count);
        std::copy_n(slot.cells.get(), count, copy.get());
        slot.cells = std::move(copy);
    }
    return slot.cells.get();
}

void Grid::set(Cell cell, Tile tile) {
    if (at(cell) != tile) writable(indexOf(cell))[inChunk(cell)] = tile;
}

void Grid::fill(const Rect& area, Tile tile) {
    const Rect inside = area.intersected(wholeOf(m_size));
    if (inside.empty()) return;
    for (auto cy = inside.y / chunkSide; cy <= (inside.bottom() - 1) / chunkSide; ++cy) {
        for (auto cx = inside.x / chunkSide; cx <= (inside.right() - 1) / chunkSide; ++cx) {
            const auto index = static_cast<std::size_t>(cy * chunkColumns() + cx);
            const Rect part = inside.intersected(chunkArea(index));
            auto& slot = m_chunks[index];
            if (part == chunkArea(index)) {
                slot = Slot{{}, tile};
            } else if (slot.cells || slot.tile != tile) {
                Tile* const cells = writable(index);
                for (auto y = part.y; y < part.bottom(); ++y)
                    std::fill_n(cells + inChunk({part.x, y}), part.width, tile);
            }
        }
    }
}

void Grid::readRow(std::int32_t y, std::int32_t x, std::span<Tile> into) const {
    while (!into.empty()) {
        const auto& slot = m_chunks[indexOf({x, y})];
        const auto n = std::min(into.size(), static_cast<std::size_t>(chunkSide - x % chunkSide));
        if (slot.cells) std::copy_n(slot.cells.get() + inChunk({x, y}), n, into.begin());
        else std::fill_n(into.begin(), n, slot.tile);
        into = into.subspan(n);
        x += static_cast<std::int32_t>(n);
    }
}

void Grid::writeRow(std::int32_t y, std::int32_t x, std::span<const Tile> from) {
    while (!from.empty()) {
        const auto index = indexOf({x, y});
        const auto& slot = m_chunks[index];
        const auto n = std::min(from.size(), static_cast<std::size_t>(chunkSide - x % chunkSide));
        const auto part = from.first(n);
        const bool same = !slot.cells && std::ranges::all_of(part, [&](Tile t) { return t == slot.tile; });
        if (!same) std::ranges::copy(part, writable(index) + inChunk({x, y}));
        from = from.subspan(n);
        x += static_cast<std::int32_t>(n);
    }
}

void Grid::readRows(std::span<Tile> into) const {
    const auto width = static_cast<std::size_t>(m_size.width);
    for (std::int32_t y = 0; y < m_size.height; ++y)
        readRow(y, 0, into.subspan(static_cast<std::size_t>(y) * width, width));
}

std::vector<Tile> Grid::rows() const {
    std::vector<Tile> tiles(static_cast<std::size_t>(m_size.area()));
    readRows(tiles);
    return tiles;
}

Grid::ChunkView Grid::chunk(std::size_t index) const {
    return {m_chunks[index].cells.get(), stride(), m_chunks[index].tile};
}

Grid::ChunkHandle Grid::handle(std::size_t index) const {
    const auto& slot = m_chunks[index];
    return {slot.cells, slot.tile, static_cast<std::uint16_t>(slot.cells ? tilesOfChunk() : 0)};
}

void Grid::put(std::size_t index, ChunkHandle handle) {
    // The handle keeps its chunk alive, so a write to it through this grid copies it first.
    m_chunks[index] = Slot{std::const_pointer_cast<Tile[]>(std::move(handle.cells)), handle.tile};
}

bool Grid::sharesChunk(const Grid& other, std::size_t index) const {
    const auto& a = m_chunks[index];
    const auto& b = other.m_chunks[index];
    return a.cells == b.cells && (a.cells || a.tile == b.tile);
}

void Grid::compact(std::size_t index) {
    auto& slot = m_chunks[index];
    if (!slot.cells) return;
    const Rect area = chunkArea(index);
    const Tile first = slot.cells[0];
    for (std::int32_t y = 0; y < area.height; ++y)
        if (!isUniform(slot.cells.get() + y * stride(), area.width, first)) return;
    slot = Slot{{}, first};
}

std::size_t Grid::ownBytes() const {
    std::size_t bytes = m_chunks.size() * sizeof(Slot);
    for (const auto& slot : m_chunks)
        if (slot.cells.use_count() == 1) bytes += tilesOfChunk() * sizeof(Tile);
    return bytes;
}

bool operator==(const Grid& a, const Grid& b) {
    if (a.m_size != b.m_size) return false;
    for (std::size_t i = 0; i < a.m_chunks.size(); ++i) {
        if (a.sharesChunk(b, i)) continue;
        const Rect area = a.chunkArea(i);
        const auto left = a.chunk(i);
        const auto right = b.chunk(i);
        if (!left.cells && !right.cells) return false; // of one tile each, and not the same
        for (std::int32_t y = 0; y < area.height; ++y) {
            const Tile* const l = left.cells ? left.row(y) : nullptr;
            const Tile* const r = right.cells ? right.row(y) : nullptr;
            const bool same = !l   ? isUniform(r, area.width, left.tile)
                              : !r ? isUniform(l, area.width, right.tile)
                                   : std::equal(l, l + area.width, r);
            if (!same) return false;
        }
    }
    return true;
}

std::vector<std::size_t> differingChunks(const Grid& a, const Grid& b) {
    std::vector<std::size_t> differing;
    for (std::size_t i = 0; i < a.chunkCount(); ++i)
        if (!a.sharesChunk(b, i)) differing.push_back(i);
    return differing;
}

} // namespace delve
