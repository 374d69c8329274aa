#include "generation/pipeline/joined_before.h"

#include "generation/level/tile_cells.h"

#include <algorithm>

namespace delve::generation {

JoinedBefore::JoinedBefore(const Level& level, const TileCatalogue& tiles, const BitGrid& open)
    : m_leftAlone(level.size()) {
    auto ground = walkableCells(level.tiles, tiles);
    forEachCellWhere(
        level.tiles, [&](Tile tile) { return tiles.ledge(tile); },
        [&](Cell ledge) {
            if (open.at(ledge)) return;
            ground.clear(ledge);
            m_leftAlone.set(ledge);
        });
    findRegions(ground, m_regions);
    std::vector<bool> touched(m_regions.count());
    for (std::int32_t y = 0; y < level.size().height; ++y)
        for (const auto& run : m_regions.row(y))
            if (!touched[run.region] && open.anyInRun(y, run.x, run.length)) touched[run.region] = true;
    if (std::ranges::find(touched, true) == touched.end()) return;
    for (std::int32_t y = 0; y < level.size().height; ++y)
        for (const auto& run : m_regions.row(y))
            if (!touched[run.region]) m_leftAlone.setRun(y, run.x, run.length);
}

} // namespace delve::generation
