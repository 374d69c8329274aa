#include "playtest/measures/ledge_steps.h"

#include "generation/level/sides.h"
#include "generation/level/tile_cells.h"

namespace delve::play {
namespace {

bool leadsElsewhere(const TileCatalogue& tiles, Tile tile, Cell step) {
    return tiles.ledge(tile) && towards(tiles.ledgeDirection(tile)) != step;
}

} // namespace

bool hasLedges(const Level& level, const TileCatalogue& tiles) {
    bool any = false;
    forEachCellWhere(
        level.tiles, [&](Tile tile) { return tiles.ledge(tile); }, [&](Cell) { any = true; });
    return any;
}

bool ledgeForbids(const Level& level, const TileCatalogue& tiles, Cell from, Cell to) {
    return ledgeHolds(level, tiles, from, to) || leadsElsewhere(tiles, level.tiles.at(to), to - from);
}

bool ledgeHolds(const Level& level, const TileCatalogue& tiles, Cell from, Cell to) {
    return leadsElsewhere(tiles, level.tiles.at(from), to - from);
}

Distances distancesDownLedges(const Level& level, const TileCatalogue& tiles, const BitGrid& walkable, Cell from,
                              const std::function<bool()>& stopped) {
    constexpr std::size_t cellsToQuestion = 65'536;
    const Size size = level.size();
    Distances found{size, std::vector<std::uint32_t>(static_cast<std::size_t>(size.area()), Distances::unreachable)};
    const auto stepsAt = [&](Cell cell) -> std::uint32_t& {
        return found.steps[static_cast<std::size_t>(cell.y) * static_cast<std::size_t>(size.width) +
                           static_cast<std::size_t>(cell.x)];
    };
    std::vector<Cell> waiting{from};
    stepsAt(from) = 0;
    for (std::size_t next = 0; next < waiting.size(); ++next) {
        if (next % cellsToQuestion == 0 && stopped()) break;
        const Cell here = waiting[next];
        for (const Cell side : sidesInReadingOrder) {
            const Cell to = here + side;
            if (!size.contains(to) || !walkable.at(to) || stepsAt(to) != Distances::unreachable) continue;
            if (ledgeForbids(level, tiles, here, to)) continue;
            stepsAt(to) = stepsAt(here) + 1;
            waiting.push_back(to);
        }
    }
    return found;
}

} // namespace delve::play
