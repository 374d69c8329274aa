#include "generation/level/tile_cells.h"

namespace delve {

BitGrid walkableCells(const Grid& tiles, const TileCatalogue& catalogue, const std::function<bool()>& stopped) {
    BitGrid cells(tiles.size());
    forEachCellWhere(
        tiles, [&](Tile tile) { return catalogue.walkable(tile); }, [&](Cell cell) { cells.set(cell); }, stopped);
    return cells;
}

} // namespace delve
