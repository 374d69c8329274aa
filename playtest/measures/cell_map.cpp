#include "playtest/measures/cell_map.h"

#include "generation/level/patience.h"

namespace delve::play {

CellMap::CellMap(const Grid& tiles, const TileCatalogue& catalogue, const std::function<bool()>& stopped)
    : m_size(tiles.size()) {
    m_down = m_size.width + 2 * border;
    m_cells.assign(static_cast<std::size_t>(m_down) * static_cast<std::size_t>(m_size.height + 2 * border), 0);
    std::vector<Tile> row(static_cast<std::size_t>(m_size.width));
    Patience patience(stopped);
    for (std::int32_t y = 0; y < m_size.height && !patience.ended(row.size()); ++y) {
        tiles.readRow(y, 0, row);
        auto* into = m_cells.data() + indexOf({0, y});
        for (const Tile tile : row)
            *into++ = static_cast<std::uint8_t>((catalogue.walkable(tile) ? walkable : 0) |
                                                (catalogue.seeThrough(tile) ? seeThrough : 0));
    }
}

void CellMap::markMainRegion(const Regions& regions, std::uint32_t region) {
    for (std::int32_t y = 0; y < m_size.height; ++y)
        for (const auto& run : regions.row(y)) {
            if (run.region != region) continue;
            const auto first = indexOf({run.x, y});
            for (auto i = first; i < first + static_cast<std::size_t>(run.length); ++i) m_cells[i] |= mainRegion;
        }
}

} // namespace delve::play
