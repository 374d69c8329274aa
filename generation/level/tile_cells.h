#pragma once

#include "generation/level/bit_grid.h"
#include "generation/level/grid.h"
#include "generation/level/tile.h"

#include <vector>

namespace delve {

/// Calls visit(cell) for each cell for whose tile `is` holds, row by row.
template <class Is, class Visit>
void forEachCellWhere(const Grid& tiles, Is is, Visit visit) {
    std::vector<Tile> row(static_cast<std::size_t>(tiles.size().width));
    for (std::int32_t y = 0; y < tiles.size().height; ++y) {
        tiles.readRow(y, 0, row);
        for (std::int32_t x = 0; x < tiles.size().width; ++x)
            if (is(row[static_cast<std::size_t>(x)])) visit(Cell{x, y});
    }
}

/// The cells that can be walked.
[[nodiscard]] BitGrid walkableCells(const Grid& tiles, const TileCatalogue& catalogue);

} // namespace delve
