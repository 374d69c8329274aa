#include "editor/things/tile_areas.h"

#include "generation/level/patience.h"

#include <algorithm>
#include <array>
#include <optional>
#include <span>
#include <utility>

namespace delve::editor {
namespace {

constexpr std::uint32_t noArea = 0xffffffff;

/// Cells of one tile in a row, from `begin` to before `end`.
struct TileRun {
    std::int32_t begin = 0;
    std::int32_t end = 0;
    Tile tile = Tile::Void;
    std::uint32_t area = noArea;
};

/// Numbers areas in the order of their first cells, and joins those that meet later on: the lower number stays.
class Areas {
public:
    explicit Areas(std::size_t most) : m_most(most) {}

    std::uint32_t begin(Tile tile, Cell at) {
        if (m_areas.size() >= m_most) return noArea;
        m_areas.push_back({tile, at, {at.x, at.y, 1, 1}, 0});
        m_parents.push_back(static_cast<std::uint32_t>(m_parents.size()));
        return m_parents.back();
    }
    std::uint32_t join(std::uint32_t a, std::uint32_t b) {
        if (a == noArea || b == noArea) return std::min(a, b);
        a = rootOf(a), b = rootOf(b);
        if (a == b) return a;
        if (a > b) std::swap(a, b);
        m_parents[b] = a;
        m_areas[a].box = m_areas[a].box.united(m_areas[b].box);
        m_areas[a].cells += m_areas[b].cells;
        return a;
    }
    void add(const TileRun& run, std::int32_t y) {
        if (run.area == noArea) return;
        auto& area = m_areas[rootOf(run.area)];
        area.box = area.box.united({run.begin, y, run.end - run.begin, 1});
        area.cells += run.end - run.begin;
    }
    void list(TileAreas& into) const {
        for (std::uint32_t i = 0; i < m_areas.size(); ++i) {
            if (m_parents[i] != i) continue;
            ++into.areas;
            if (into.list.size() < mostListedAreas) into.list.push_back(m_areas[i]);
        }
    }

private:
    std::uint32_t rootOf(std::uint32_t area) {
        while (m_parents[area] != area) {
            m_parents[area] = m_parents[m_parents[area]];
            area = m_parents[area];
        }
        return area;
    }

    std::size_t m_most;
    std::vector<TileArea> m_areas;
    std::vector<std::uint32_t> m_parents;
};

void readRuns(std::span<const Tile> row, const std::function<bool(Tile)>& wanted, std::vector<TileRun>& runs) {
    runs.clear();
    for (std::size_t begin = 0; begin < row.size();) {
        auto end = begin + 1;
        while (end < row.size() && row[end] == row[begin]) ++end;
        if (wanted(row[begin]))
            runs.push_back({static_cast<std::int32_t>(begin), static_cast<std::int32_t>(end), row[begin], noArea});
        begin = end;
    }
}

/// Both rows are sorted by columns.
void joinRows(std::vector<TileRun>& runs, const std::vector<TileRun>& above, std::int32_t y, Areas& areas) {
    std::size_t first = 0;
    for (auto& run : runs) {
        while (first < above.size() && above[first].end <= run.begin) ++first;
        for (auto i = first; i < above.size() && above[i].begin < run.end; ++i)
            if (above[i].tile == run.tile) run.area = areas.join(run.area, above[i].area);
        if (run.area == noArea) run.area = areas.begin(run.tile, {run.begin, y});
        areas.add(run, y);
    }
}

} // namespace

TileAreas areasOfTiles(const Grid& tiles, const std::function<bool(Tile)>& wanted, const std::function<bool()>& stopped,
                       std::size_t most) {
    TileAreas found;
    Areas areas(most);
    Patience patience(stopped);
    std::vector<Tile> row(static_cast<std::size_t>(tiles.size().width));
    std::vector<TileRun> runs;
    std::vector<TileRun> above;
    for (std::int32_t y = 0; y < tiles.size().height && !patience.ended(row.size()); ++y) {
        tiles.readRow(y, 0, row);
        readRuns(row, wanted, runs);
        joinRows(runs, above, y, areas);
        for (const auto& run : runs) found.cells += run.end - run.begin;
        std::swap(runs, above);
    }
    areas.list(found);
    return found;
}

std::vector<Cell> cellsOf(const TileArea& area, const Grid& tiles, std::size_t mostCells) {
    const auto isOf = [&](Cell cell) { return tiles.size().contains(cell) && tiles.at(cell) == area.tile; };
    if (!isOf(area.first)) return {};
    BitGrid seen({area.box.width, area.box.height});
    std::vector<Cell> cells{area.first};
    seen.set(area.first - area.box.topLeft());
    for (std::size_t i = 0; i < cells.size() && cells.size() < mostCells; ++i)
        for (const Cell by : std::array{Cell{1, 0}, Cell{0, 1}, Cell{-1, 0}, Cell{0, -1}}) {
            const Cell next = cells[i] + by;
            const Cell inBox = next - area.box.topLeft();
            if (!isOf(next) || !seen.size().contains(inBox) || seen.at(inBox)) continue;
            seen.set(inBox);
            cells.push_back(next);
        }
    return cells;
}

} // namespace delve::editor
