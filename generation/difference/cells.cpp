#include "generation/difference/cells.h"

#include "generation/level/bit_runs.h"
#include "generation/level/chunk_rows.h"

#include <algorithm>

namespace delve::generation {
namespace {

/// Collects runs in reading order; one that continues across the rim of a chunk is one run.
class Runs {
public:
    void compare(Cell at, const Tile* before, const Tile* after, std::int32_t length, const TileMap& tiles) {
        for (std::int32_t i = 0; i < length; ++i)
            if (tiles(before[i]) != after[i]) add({at.x + i, at.y}, before[i], after[i]);
    }
    [[nodiscard]] std::vector<CellRun> take() { return std::move(m_runs); }

private:
    void add(Cell at, Tile before, Tile after) {
        if (!m_runs.empty()) {
            auto& last = m_runs.back();
            const bool next = last.at.y == at.y && last.at.x + last.length == at.x;
            if (next && last.before == before && last.after == after) {
                ++last.length;
                return;
            }
        }
        m_runs.push_back({at, 1, before, after});
    }
    std::vector<CellRun> m_runs;
};

/// Compares a row of chunks, except those that both grids share.
void compareBand(const Grid& before, const Grid& after, std::size_t first, Runs& runs, DifferenceCost& cost) {
    struct Pair {
        Rect area;
        ChunkRows before;
        ChunkRows after;
    };
    std::vector<Pair> pairs;
    for (auto index = first; index < first + static_cast<std::size_t>(before.chunkColumns()); ++index)
        if (!before.sharesChunk(after, index))
            pairs.push_back({before.chunkArea(index), ChunkRows(before.chunk(index)), ChunkRows(after.chunk(index))});
    cost.chunks += pairs.size();
    const auto height = before.chunkArea(first).height;
    for (std::int32_t y = 0; y < height; ++y)
        for (const auto& pair : pairs) {
            const Tile* const was = pair.before.row(y);
            const Tile* const is = pair.after.row(y);
            if (!std::equal(was, was + pair.area.width, is))
                runs.compare({pair.area.x, pair.area.y + y}, was, is, pair.area.width, {});
        }
}

/// A row of a map, with Void around it.
void readRow(const Grid& grid, std::int32_t y, std::vector<Tile>& into) {
    std::ranges::fill(into, Tile::Void);
    const auto width = static_cast<std::size_t>(grid.size().width);
    if (y < grid.size().height) grid.readRow(y, 0, std::span(into).first(width));
}

/// For any sizes and tiles.
void compareRows(const Grid& before, const Grid& after, const TileMap& tiles, Runs& runs, DifferenceCost& cost) {
    const auto width = std::max(before.size().width, after.size().width);
    const auto height = std::max(before.size().height, after.size().height);
    std::vector<Tile> was(static_cast<std::size_t>(width));
    std::vector<Tile> is(static_cast<std::size_t>(width));
    for (std::int32_t y = 0; y < height; ++y) {
        readRow(before, y, was);
        readRow(after, y, is);
        runs.compare({0, y}, was.data(), is.data(), width, tiles);
    }
    cost.chunks += std::max(before.chunkCount(), after.chunkCount());
}

/// The grid at another size, with the tiles of the other catalogue.
Grid fitted(const Grid& grid, Size size, const TileMap& tiles) {
    Grid made(size);
    std::vector<Tile> row(static_cast<std::size_t>(std::max(size.width, grid.size().width)));
    for (std::int32_t y = 0; y < std::min(size.height, grid.size().height); ++y) {
        readRow(grid, y, row);
        for (auto& tile : row) {
            tile = tiles(tile);
            if (tile == TileMap::none) tile = Tile::Void; // every such cell has another tile afterwards
        }
        made.writeRow(y, 0, std::span(row).first(static_cast<std::size_t>(size.width)));
    }
    return made;
}

const BitGrid& bitsOf(const Level& level, Shared<BitGrid> Level::*bits) {
    static const BitGrid none;
    return (level.*bits)->size() == level.size() ? *(level.*bits) : none;
}

std::uint64_t wordOf(const BitGrid& bits, std::int32_t y, std::size_t word) {
    return y < bits.size().height && word < bits.wordsPerRow() ? bits.row(y)[word] : 0;
}

void addRuns(std::vector<Run>& runs, const std::vector<std::uint64_t>& row, std::int32_t y) {
    const auto width = static_cast<std::int32_t>(64 * row.size());
    forEachRun(row, width, [&](std::int32_t from, std::int32_t to) { runs.push_back({{from, y}, to - from, false}); });
}

} // namespace

TileMap::TileMap(const std::vector<std::size_t>& after) {
    bool identity = true;
    for (std::size_t own = 0; own < after.size(); ++own) {
        identity &= after[own] == own;
        m_own.push_back(after[own] == Matches::none ? none : static_cast<Tile>(firstCustomTile + after[own]));
    }
    if (identity) m_own.clear();
}

std::vector<CellRun> cellsBetween(const Grid& before, const Grid& after, const TileMap& tiles, DifferenceCost* cost) {
    DifferenceCost uncounted;
    auto& counted = cost ? *cost : uncounted;
    Runs runs;
    if (before.size() != after.size() || !tiles.isIdentity()) {
        compareRows(before, after, tiles, runs, counted);
    } else {
        const auto columns = static_cast<std::size_t>(before.chunkColumns());
        for (std::size_t first = 0; first < before.chunkCount(); first += columns)
            compareBand(before, after, first, runs, counted);
    }
    return runs.take();
}

Grid applied(const std::vector<CellRun>& cells, Grid grid, Size size, const TileMap& tiles) {
    if (grid.size() != size || !tiles.isIdentity()) grid = fitted(grid, size, tiles);
    const Grid before = grid;
    for (const auto& run : cells) grid.fill({run.at.x, run.at.y, run.length, 1}, run.after);
    for (const auto index : differingChunks(before, grid)) grid.compact(index);
    return grid;
}

BitsDifference bitsBetween(const Level& before, const Level& after, Shared<BitGrid> Level::*bits) {
    BitsDifference difference;
    if ((before.*bits).sameAs(after.*bits) && before.size() == after.size()) return difference;
    const BitGrid& was = bitsOf(before, bits);
    const BitGrid& is = bitsOf(after, bits);
    std::vector<std::uint64_t> cleared(std::max(was.wordsPerRow(), is.wordsPerRow()));
    std::vector<std::uint64_t> set(cleared.size());
    for (std::int32_t y = 0; y < std::max(was.size().height, is.size().height); ++y) {
        for (std::size_t word = 0; word < set.size(); ++word) {
            cleared[word] = wordOf(was, y, word) & ~wordOf(is, y, word);
            set[word] = wordOf(is, y, word) & ~wordOf(was, y, word);
        }
        addRuns(difference.cleared, cleared, y);
        addRuns(difference.set, set, y);
    }
    return difference;
}

Shared<BitGrid> applied(const BitsDifference& difference, const Level& before, Shared<BitGrid> Level::*bits,
                        Size size) {
    if (difference.empty() && size == before.size()) return before.*bits;
    const BitGrid& was = bitsOf(before, bits);
    BitGrid made(size);
    for (std::int32_t y = 0; y < std::min(size.height, was.size().height); ++y)
        forEachRun(was.row(y), was.size().width, [&](std::int32_t from, std::int32_t to) {
            if (from < size.width) made.setRun(y, from, std::min(to, size.width) - from);
        });
    const auto put = [&](const Run& run, bool on) {
        const Rect part = run.area().intersected(wholeOf(size));
        if (!part.empty()) made.setRun(part.y, part.x, part.width, on);
    };
    for (const auto& run : difference.cleared) put(run, false);
    for (const auto& run : difference.set) put(run, true);
    return made.none() ? Shared<BitGrid>() : Shared<BitGrid>(std::move(made));
}

} // namespace delve::generation
