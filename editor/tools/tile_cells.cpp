#include "editor/tools/tile_cells.h"

#include "generation/graph/regions.h"

#include <algorithm>
#include <bit>
#include <functional>

namespace delve::editor {
namespace {

/// The cells of a row of a chunk that hold a tile, as bits.
std::uint64_t matching(const Tile* row, std::int32_t width, Tile tile) {
    std::uint64_t bits = 0;
    for (std::int32_t x = 0; x < width; ++x) bits |= std::uint64_t{row[x] == tile} << x;
    return bits;
}

} // namespace

BitGrid cellsOfTile(const Grid& tiles, Tile tile, const std::function<bool()>& stopped) {
    static_assert(Grid::chunkSide == 64, "a row of a chunk is a word of bits");
    BitGrid cells(tiles.size());
    for (std::size_t index = 0; index < tiles.chunkCount(); ++index) {
        if (index % 64 == 0 && stopped && stopped()) return cells;
        const auto view = tiles.chunk(index);
        const Rect area = tiles.chunkArea(index);
        if (!view.cells && view.tile != tile) continue;
        const auto word = static_cast<std::size_t>(area.x / Grid::chunkSide);
        const std::uint64_t all = ~std::uint64_t{0} >> (64 - area.width);
        for (std::int32_t y = 0; y < area.height; ++y)
            cells.row(area.y + y)[word] = view.cells ? matching(view.row(y), area.width, tile) : all;
    }
    return cells;
}

BitGrid contiguousCells(const BitGrid& open, Cell from, const std::function<bool()>& stopped) {
    BitGrid reached(open.size());
    if (!open.size().contains(from) || !open.at(from)) return reached;
    Regions regions;
    if (!findRegions(open, regions, stopped)) return reached;
    const auto wanted = regions.at(from);
    for (std::int32_t y = 0; y < open.size().height; ++y)
        for (const auto& run : regions.row(y))
            if (run.region == wanted) reached.setRun(y, run.x, run.length);
    return reached;
}

BitGrid intersection(BitGrid cells, const BitGrid& within) {
    if (within.size() != cells.size()) return cells;
    for (std::int32_t y = 0; y < cells.size().height; ++y) {
        const auto row = cells.row(y);
        std::ranges::transform(row, within.row(y), row.begin(), std::bit_and<>());
    }
    return cells;
}

Rect boundsOf(const BitGrid& cells) {
    Rect bounds;
    for (std::int32_t y = 0; y < cells.size().height; ++y) {
        const auto row = cells.row(y);
        const auto set = [](std::uint64_t word) { return word != 0; };
        const auto first = std::ranges::find_if(row, set);
        if (first == row.end()) continue;
        auto last = row.end() - 1;
        while (*last == 0) --last;
        const auto from = static_cast<std::int32_t>((first - row.begin()) * 64) + std::countr_zero(*first);
        const auto to = static_cast<std::int32_t>((last - row.begin()) * 64) + 64 - std::countl_zero(*last);
        bounds = bounds.united({from, y, to - from, 1});
    }
    return bounds;
}

} // namespace delve::editor
