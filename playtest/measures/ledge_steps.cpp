#include "playtest/measures/ledge_steps.h"

#include "generation/level/sides.h"
#include "generation/level/tile_cells.h"

namespace delve::play {
namespace {

bool leadsElsewhere(const TileCatalogue& catalogue, Tile tile, Cell step) {
    return catalogue.ledge(tile) && towards(catalogue.ledgeDirection(tile)) != step;
}

bool hasLedges(const Grid& tiles, const TileCatalogue& catalogue) {
    bool any = false;
    forEachCellWhere(
        tiles, [&](Tile tile) { return catalogue.ledge(tile); }, [&](Cell) { any = true; });
    return any;
}

} // namespace

bool ledgeForbids(const Grid& tiles, const TileCatalogue& catalogue, Cell from, Cell to) {
    return ledgeHolds(tiles, catalogue, from, to) || leadsElsewhere(catalogue, tiles.at(to), to - from);
}

bool ledgeHolds(const Grid& tiles, const TileCatalogue& catalogue, Cell from, Cell to) {
    return leadsElsewhere(catalogue, tiles.at(from), to - from);
}

StepRule stepsDownLedges(const Grid& tiles, const TileCatalogue& catalogue) {
    if (!hasLedges(tiles, catalogue)) return {};
    return [&tiles, &catalogue](Cell from, Cell to) { return !ledgeForbids(tiles, catalogue, from, to); };
}

} // namespace delve::play
