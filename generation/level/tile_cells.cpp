#include "generation/level/tile_cells.h"

namespace delve {

BitGrid walkableCells(const Grid& tiles, const TileCatalogue& catalogue) {
    BitGrid cells(tiles.size());
    forEachCellWhere(
        tiles, [&](Tile tile) { return catalogue.walkable(tile); }, [&](Cell cell) { cells.set(cell); });
    return cells;
}

} // namespace delve
