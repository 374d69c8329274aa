#include "editor/drawing/ground.h"

#include <algorithm>

namespace delve {

Ground::Ground(const Level& level) : m_level(&level) {
    for (const auto& layer : level.layers) {
        if (layer.tiles.size() != level.size()) continue;
        if (layer.over) m_over.push_back(&layer.tiles);
        else m_under.insert(m_under.begin(), &layer.tiles);
    }
}

void Ground::readRow(std::int32_t y, std::int32_t x, std::span<Tile> into) const {
    const auto width = static_cast<std::int32_t>(into.size());
    const Rect wanted = Rect{x, y, width, 1}.intersected(wholeOf(size()));
    if (wanted.width < width) std::ranges::fill(into, Tile::Void);
    if (wanted.empty()) return;
    const auto inside = into.subspan(static_cast<std::size_t>(wanted.x - x), static_cast<std::size_t>(wanted.width));
    m_level->tiles.readRow(y, wanted.x, inside);
    if (!m_under.empty() || !m_over.empty()) readLayers(y, wanted.x, inside);
}

std::optional<Grid::ChunkView> Ground::wholeChunk(const Rect& cells) const {
    constexpr auto side = Grid::chunkSide;
    if (!m_under.empty() || !m_over.empty() || cells.x % side != 0 || cells.y % side != 0) return {};
    const auto index = static_cast<std::size_t>(cells.y / side * m_level->tiles.chunkColumns() + cells.x / side);
    if (cells.width != side || cells.height != side || m_level->tiles.chunkArea(index) != cells) return {};
    return m_level->tiles.chunk(index);
}

void Ground::readLayers(std::int32_t y, std::int32_t x, std::span<Tile> into) const {
    std::vector<Tile> layer(into.size());
    for (const auto* under : m_under) {
        under->readRow(y, x, layer);
        for (std::size_t i = 0; i < into.size(); ++i)
            if (into[i] == Tile::Void) into[i] = layer[i];
    }
    for (const auto* over : m_over) {
        over->readRow(y, x, layer);
        for (std::size_t i = 0; i < into.size(); ++i)
            if (layer[i] != Tile::Void) into[i] = layer[i];
    }
}

} // namespace delve
