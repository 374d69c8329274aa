#include "editor/tools/patch.h"

#include "editor/tools/held_tile.h"
#include "editor/tools/layers.h"
#include "editor/tools/pins.h"
#include "editor/tools/thing_edits.h"
#include "editor/tools/tile_cells.h"
#include "generation/level/bit_runs.h"

#include <algorithm>
#include <array>
#include <map>

namespace delve::editor {
namespace {

/// The bits of an area, from (0, 0) on.
BitGrid cutOut(const BitGrid& from, const Rect& area) {
    BitGrid cells({area.width, area.height});
    for (std::int32_t y = 0; y < area.height; ++y)
        forEachRun(from.row(area.y + y), from.size().width, [&](std::int32_t x, std::int32_t to) {
            const Rect part = Rect{x, 0, to - x, 1}.intersected({area.x, 0, area.width, 1});
            if (!part.empty()) cells.setRun(y, part.x - area.x, part.width);
        });
    return cells;
}

BitGrid allOf(Size size) {
    BitGrid cells(size);
    for (std::int32_t y = 0; y < size.height; ++y) cells.setRun(y, 0, size.width);
    return cells;
}

bool allSet(const BitGrid& cells, const Rect& area) {
    for (auto y = area.y; y < area.bottom(); ++y)
        for (auto x = area.x; x < area.right(); x += 64) {
            const auto width = std::min(64, area.right() - x);
            if (cells.row(y)[static_cast<std::size_t>(x) / 64] != ~std::uint64_t{0} >> (64 - width)) return false;
        }
    return true;
}

/// The place of a cell after a patch of this size is turned.
Cell turnedCell(Cell cell, Size size, PatchTurn turn) {
    switch (turn) {
    case PatchTurn::FlipX: return {size.width - 1 - cell.x, cell.y};
    case PatchTurn::FlipY: return {cell.x, size.height - 1 - cell.y};
    case PatchTurn::Rotate: break;
    }
    return {size.height - 1 - cell.y, cell.x};
}

Size turnedSize(Size size, PatchTurn turn) { return turn == PatchTurn::Rotate ? Size{size.height, size.width} : size; }

Grid turnedTiles(const Grid& tiles, PatchTurn turn) {
    const Size before = tiles.size();
    const Size after = turnedSize(before, turn);
    std::vector<Tile> turned(static_cast<std::size_t>(after.area()));
    std::vector<Tile> row(static_cast<std::size_t>(before.width));
    for (std::int32_t y = 0; y < before.height; ++y) {
        tiles.readRow(y, 0, row);
        for (std::int32_t x = 0; x < before.width; ++x) {
            const Cell to = turnedCell({x, y}, before, turn);
            turned[static_cast<std::size_t>(to.y) * static_cast<std::size_t>(after.width) +
                   static_cast<std::size_t>(to.x)] = row[static_cast<std::size_t>(x)];
        }
    }
    return Grid::fromRows(after, turned);
}

Grid& tilesOf(Level& level, std::optional<std::size_t> layer) {
    return layer && *layer < level.layers.size() ? level.layers[*layer].tiles : level.tiles;
}

std::vector<std::string> thingsIn(const Level& level, const BitGrid& cells) {
    std::vector<std::string> ids;
    for (const auto& thing : *level.things)
        if (cells.at(thing.at)) ids.push_back(thing.id);
    return ids;
}

} // namespace

Patch Patch::of(const Level& level, const TileCatalogue& tiles, const BitGrid& cells,
                std::optional<std::size_t> layer) {
    const bool whole = cells.size() != level.size();
    const Rect area = whole ? wholeOf(level.size()) : boundsOf(cells);
    Patch patch;
    patch.m_origin = area.topLeft();
    patch.m_cells = whole ? allOf(level.size()) : cutOut(cells, area);
    patch.m_catalogue = tiles;
    if (layer && *layer < level.layers.size()) patch.m_layer = layer;
    patch.takeTiles(patch.m_layer ? level.layers[*layer].tiles : level.tiles, area);
    if (patch.m_layer) return patch;
    for (const auto& thing : *level.things) {
        if (!area.contains(thing.at) || !patch.m_cells.at(thing.at - area.topLeft())) continue;
        patch.m_things.push_back(thing);
        patch.m_things.back().at = thing.at - area.topLeft();
    }
    return patch;
}

void Patch::takeTiles(const Grid& from, const Rect& area) {
    if (area == wholeOf(from.size())) {
        m_tiles = from;
        return;
    }
    m_tiles = Grid({area.width, area.height});
    std::vector<Tile> row(static_cast<std::size_t>(area.width));
    for (std::int32_t y = 0; y < area.height; ++y) {
        from.readRow(area.y + y, area.x, row);
        m_tiles.writeRow(y, 0, row);
    }
    for (std::size_t chunk = 0; chunk < m_tiles.chunkCount(); ++chunk) m_tiles.compact(chunk);
}

Patch Patch::turned(PatchTurn turn) const {
    const Size before = size();
    const Size after = turnedSize(before, turn);
    Patch patch = *this;
    patch.m_tiles = turnedTiles(m_tiles, turn);
    patch.m_cells = BitGrid(after);
    for (std::int32_t y = 0; y < before.height; ++y)
        forEachBit(m_cells.row(y), [&](std::int32_t x) { patch.m_cells.set(turnedCell({x, y}, before, turn)); });
    for (auto& thing : patch.m_things) thing.at = turnedCell(thing.at, before, turn);
    return patch;
}

Patch Patch::in(const TileCatalogue& catalogue) const {
    const bool hidesSome = std::ranges::any_of(catalogue.all(), [&](Tile tile) { return catalogue.hidden(tile); });
    if (catalogue == m_catalogue || (m_catalogue.custom().empty() && !hidesSome)) return *this;
    Patch patch = *this;
    patch.m_catalogue = catalogue;
    for (std::int32_t y = 0; y < size().height; ++y) {
        for (std::int32_t x = 0; x < size().width; ++x) {
            const Tile tile = m_tiles.at({x, y});
            const auto known = tileIn(catalogue, tile, m_catalogue);
            if (known == tile) continue;
            patch.m_tiles.set({x, y}, known.value_or(Tile::Void));
            if (!known) patch.m_cells.clear({x, y});
        }
    }
    return patch;
}

BitGrid Patch::cellsAt(Cell at, Size size) const {
    BitGrid cells(size);
    for (std::int32_t y = 0; y < m_cells.size().height; ++y) {
        if (at.y + y < 0 || at.y + y >= size.height) continue;
        forEachRun(m_cells.row(y), m_cells.size().width, [&](std::int32_t from, std::int32_t to) {
            const Rect part = Rect{at.x + from, at.y + y, to - from, 1}.intersected(wholeOf(size));
            if (!part.empty()) cells.setRun(part.y, part.x, part.width);
        });
    }
    return cells;
}

void Patch::layTiles(Grid& tiles, Cell at) const {
    const Rect whole = wholeOf(tiles.size());
    if (at == Cell{} && tiles.size() == size() && allSet(m_cells, whole)) {
        tiles = m_tiles;
        return;
    }
    std::vector<Tile> row(static_cast<std::size_t>(size().width));
    for (std::int32_t y = 0; y < size().height; ++y) {
        if (at.y + y < 0 || at.y + y >= whole.height) continue;
        m_tiles.readRow(y, 0, row);
        forEachRun(m_cells.row(y), size().width, [&](std::int32_t from, std::int32_t to) {
            const Rect part = Rect{at.x + from, at.y + y, to - from, 1}.intersected(whole);
            if (part.empty()) return;
            tiles.writeRow(part.y, part.x,
                           std::span<const Tile>(row).subspan(static_cast<std::size_t>(part.x - at.x),
                                                              static_cast<std::size_t>(part.width)));
        });
    }
}

std::vector<Cell> Patch::layThings(Level& level, Cell at, bool pins) const {
    std::vector<Thing> things = m_things;
    for (auto& thing : things) thing.at = thing.at + at;
    return placeThings(level, std::move(things), pins);
}

Rect Patch::layOn(Level& level, Cell at, bool pins) const {
    Rect area = Rect{at.x, at.y, size().width, size().height}.intersected(wholeOf(level.size()));
    if (area.empty()) return {};
    layTiles(tilesOf(level, m_layer), at);
    if (m_layer && *m_layer < level.layers.size()) {
        takeOver(level, *m_layer);
        return area;
    }
    const BitGrid cells = cellsAt(at, level.size());
    eraseThings(level, thingsIn(level, cells), pins);
    if (pins) pinCells(level, cells, area, true);
    for (const Cell left : layThings(level, at, pins)) area = area.united({left.x, left.y, 1, 1});
    return area;
}

void clearCells(Level& level, const BitGrid& cells, std::optional<std::size_t> layer, bool pins) {
    auto& tiles = tilesOf(level, layer);
    const Rect area = boundsOf(cells);
    for (std::size_t chunk = 0; chunk < tiles.chunkCount(); ++chunk) {
        const Rect part = tiles.chunkArea(chunk);
        if (!part.overlaps(area)) continue;
        if (allSet(cells, part)) {
            tiles.fill(part, Tile::Void);
            continue;
        }
        for (auto y = part.y; y < part.bottom(); ++y)
            forEachRun(cells.row(y).subspan(static_cast<std::size_t>(part.x) / 64, 1), part.width,
                       [&](std::int32_t from, std::int32_t to) {
                           tiles.fill({part.x + from, y, to - from, 1}, Tile::Void);
                       });
    }
    if (layer && *layer < level.layers.size()) return takeOver(level, *layer);
    eraseThings(level, thingsIn(level, cells), pins);
    if (pins) pinCells(level, cells, area, true);
}

namespace {

constexpr std::int32_t nearGround = 8; ///< cells around moved ones in which the level's floor is looked for

bool isPlainGround(const TileCatalogue& tiles, Tile tile) {
    return tiles.walkable(tile) && tiles.seeThrough(tile) && !tiles.kills(tile) && !tiles.endsGame(tile) &&
           !tiles.leadsDown(tile) && !tiles.door(tile) && !tiles.ledge(tile) && !tiles.ofHouse(tile);
}

/// The four strips around an area, as far as they lie on the map.
std::array<Rect, 4> stripsAround(const Rect& area, Size size) {
    const Rect wide = area.grown(nearGround).intersected(wholeOf(size));
    return {Rect{wide.x, wide.y, wide.width, area.y - wide.y},
            Rect{wide.x, area.bottom(), wide.width, wide.bottom() - area.bottom()},
            Rect{wide.x, area.y, area.x - wide.x, area.height},
            Rect{area.right(), area.y, wide.right() - area.right(), area.height}};
}

/// Calls visit(cells, row of their tiles) for each run of set cells.
template <class Visit>
void eachRun(const Grid& tiles, const BitGrid& cells, const Visit& visit) {
    const Rect area = boundsOf(cells);
    std::vector<Tile> row(static_cast<std::size_t>(area.width));
    for (auto y = area.y; y < area.bottom(); ++y)
        forEachRun(cells.row(y), cells.size().width, [&](std::int32_t from, std::int32_t to) {
            const auto part = std::span(row).first(static_cast<std::size_t>(to - from));
            tiles.readRow(y, from, part);
            visit(Cell{from, y}, part);
        });
}

} // namespace

Tile groundAround(const Level& level, const TileCatalogue& tiles, const BitGrid& cells) {
    std::map<Tile, std::int64_t> counts;
    std::vector<Tile> row;
    for (const Rect& strip : stripsAround(boundsOf(cells), level.size())) {
        if (strip.empty()) continue;
        row.resize(static_cast<std::size_t>(strip.width));
        for (auto y = strip.y; y < strip.bottom(); ++y) {
            level.tiles.readRow(y, strip.x, row);
            for (const Tile tile : row) ++counts[tile];
        }
    }
    std::erase_if(counts, [&tiles](const auto& counted) { return !isPlainGround(tiles, counted.first); });
    const auto most = std::ranges::max_element(counts, {}, [](const auto& counted) { return counted.second; });
    return most == counts.end() ? Tile::Floor : most->first;
}

void clearMoved(Level& level, const TileCatalogue& tiles, const BitGrid& cells, const ToolSettings& settings) {
    const bool ofLayer = settings.layer && *settings.layer < level.layers.size();
    const Grid before = level.tiles;
    clearCells(level, cells, settings.layer, settings.pins);
    if (ofLayer || !settings.leavesGround) return;
    const Tile ground = groundAround(level, tiles, cells);
    eachRun(before, cells, [&](Cell at, std::span<Tile> row) {
        for (Tile& tile : row) tile = tile == Tile::Void ? Tile::Void : ground;
        level.tiles.writeRow(at.y, at.x, row);
    });
}

Patch Patch::withoutVoid() const {
    Patch patch = *this;
    eachRun(m_tiles, m_cells, [&patch](Cell at, std::span<const Tile> row) {
        for (std::size_t i = 0; i < row.size(); ++i)
            if (row[i] == Tile::Void) patch.m_cells.clear({at.x + static_cast<std::int32_t>(i), at.y});
    });
    return patch;
}

} // namespace delve::editor
