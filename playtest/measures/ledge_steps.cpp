#include "playtest/measures/ledge_steps.h"

#include "generation/level/sides.h"
#include "generation/level/tile_cells.h"

namespace delve::play {
namespace {

bool holds(const TileCatalogue& catalogue, Tile tile, Cell step) {
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
    const Cell step = to - from;
    return holds(catalogue, tiles.at(from), step) || holds(catalogue, tiles.at(to), step);
}

StepRule stepsDownLedges(const Grid& tiles, const TileCatalogue& catalogue) {
    if (!hasLedges(tiles, catalogue)) return {};
    return [&tiles, &catalogue](Cell from, Cell to) { return !ledgeForbids(tiles, catalogue, from, to); };
}

} // namespace delve::play
