#include "playtest/measures/ledge_steps.h"

#include "generation/level/sides.h"
#include "generation/level/tile_cells.h"

namespace delve::play {
namespace {

bool hasLedges(const Grid& tiles, const TileCatalogue& catalogue) {
    bool any = false;
    forEachCellWhere(
        tiles, [&](Tile tile) { return catalogue.ledge(tile); }, [&](Cell) { any = true; });
    return any;
}

} // namespace

bool ledgeForbids(const Grid& tiles, const TileCatalogue& catalogue, Cell from, Cell to) {
    return ledgeHolds(tiles, catalogue, from, to) || catalogue.holdsBack(tiles.at(to), directionOf(to - from));
}

bool ledgeHolds(const Grid& tiles, const TileCatalogue& catalogue, Cell from, Cell to) {
    return catalogue.holdsBack(tiles.at(from), directionOf(to - from));
}

StepRule stepsDownLedges(const Grid& tiles, const TileCatalogue& catalogue) {
    if (!hasLedges(tiles, catalogue)) return {};
    return [&tiles, &catalogue](Cell from, Cell to) { return !ledgeForbids(tiles, catalogue, from, to); };
}

} // namespace delve::play
