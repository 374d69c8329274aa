#include "editor/drawing/seen_tiles.h"

#include <algorithm>

namespace delve::editor {

namespace {

/// Copies tiles of a row of a grid; outside the grid they are Void.
void readPadded(const Grid& grid, std::int32_t y, std::int32_t x, std::span<Tile> into) {
    const auto width = static_cast<std::int32_t>(into.size());
    const Rect wanted = Rect{x, y, width, 1}.intersected(wholeOf(grid.size()));
    if (wanted.width < width) std::ranges::fill(into, Tile::Void);
    if (wanted.empty()) return;
    grid.readRow(y, wanted.x,
                 into.subspan(static_cast<std::size_t>(wanted.x - x), static_cast<std::size_t>(wanted.width)));
}

bool isIn(const std::vector<bool>& tiles, Tile tile) {
    const auto id = static_cast<std::size_t>(tile);
    return id < tiles.size() && tiles[id];
}

} // namespace

SeenTiles::SeenTiles(const Level& level, bool clearTiles) : m_level(&level) {
    if (!level.layers.empty()) sortLayers(clearTiles);
}

/// Goes from the topmost layer down, so that the covers of each layer are known.
void SeenTiles::sortLayers(bool clearTiles) {
    std::vector<const Grid*> covers;
    const auto take = [&](const DecorationLayer& layer) {
        if (layer.hidden || layer.opacity <= 0 || layer.tiles.size() != size()) return;
        if (clearTiles || layer.opacity < 100) m_veils.push_back({&layer.tiles, layer.opacity, covers});
        else (layer.over ? m_over : m_under).push_back(&layer.tiles);
        if (!clearTiles && layer.opacity >= 100) covers.push_back(&layer.tiles);
    };
    const auto& layers = m_level->layers;
    for (auto layer = layers.rbegin(); layer != layers.rend(); ++layer)
        if (layer->over) take(*layer);
    covers.push_back(&m_level->tiles);
    for (auto layer = layers.rbegin(); layer != layers.rend(); ++layer)
        if (!layer->over) take(*layer);
    std::ranges::reverse(m_over);
    std::ranges::reverse(m_veils);
}

void SeenTiles::readVeil(const Veil& veil, std::int32_t y, std::int32_t x, std::span<Tile> into) const {
    readPadded(*veil.tiles, y, x, into);
    if (std::ranges::all_of(into, [](Tile tile) { return tile == Tile::Void; })) return;
    std::vector<Tile> cover(into.size());
    for (const auto* grid : veil.covers) {
        readPadded(*grid, y, x, cover);
        for (std::size_t i = 0; i < into.size(); ++i)
            if (cover[i] != Tile::Void) into[i] = Tile::Void;
    }
}

void SeenTiles::read(std::int32_t y, std::int32_t x, std::span<Tile> into, const std::vector<bool>* without) const {
    readPadded(m_level->tiles, y, x, into);
    if (!m_under.empty() || !m_over.empty()) readLayers(y, x, into, without);
}

void SeenTiles::readStanding(std::int32_t y, std::int32_t x, std::span<Tile> into,
                             const std::vector<bool>& stands) const {
    std::ranges::fill(into, Tile::Void);
    std::vector<Tile> layer(m_over.empty() ? 0 : into.size());
    for (const auto* over : m_over) {
        readPadded(*over, y, x, layer);
        for (std::size_t i = 0; i < into.size(); ++i)
            if (layer[i] != Tile::Void) into[i] = isIn(stands, layer[i]) ? layer[i] : Tile::Void;
    }
}

std::optional<Grid::ChunkView> SeenTiles::wholeChunk(const Rect& cells) const {
    constexpr auto side = Grid::chunkSide;
    if (!m_under.empty() || !m_over.empty() || !m_veils.empty() || cells.x % side != 0 || cells.y % side != 0)
        return {};
    const auto index = static_cast<std::size_t>(cells.y / side * m_level->tiles.chunkColumns() + cells.x / side);
    if (cells.width != side || cells.height != side || m_level->tiles.chunkArea(index) != cells) return {};
    return m_level->tiles.chunk(index);
}

void SeenTiles::readLayers(std::int32_t y, std::int32_t x, std::span<Tile> into,
                           const std::vector<bool>* without) const {
    std::vector<Tile> layer(into.size());
    for (const auto* under : m_under) {
        readPadded(*under, y, x, layer);
        for (std::size_t i = 0; i < into.size(); ++i)
            if (into[i] == Tile::Void) into[i] = layer[i];
    }
    for (const auto* over : m_over) {
        readPadded(*over, y, x, layer);
        for (std::size_t i = 0; i < into.size(); ++i)
            if (layer[i] != Tile::Void && !(without && isIn(*without, layer[i]))) into[i] = layer[i];
    }
}

} // namespace delve::editor
