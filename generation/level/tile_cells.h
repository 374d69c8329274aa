#pragma once

#include "generation/level/bit_grid.h"
#include "generation/level/grid.h"
#include "generation/level/patience.h"
#include "generation/level/tile.h"

#include <functional>
#include <optional>
#include <utility>
#include <vector>

namespace delve {

/// Calls visit(cell) for each cell for whose tile `is` holds, row by row. Cells side by side are mostly of one tile,
/// which is asked about once. Ends early once the patience has ended.
template <class Is, class Visit>
void forEachCellWhere(const Grid& tiles, Is is, Visit visit, Patience& patience) {
    std::vector<Tile> row(static_cast<std::size_t>(tiles.size().width));
    std::optional<Tile> last;
    bool isMeant = false;
    for (std::int32_t y = 0; y < tiles.size().height && !patience.ended(row.size()); ++y) {
        tiles.readRow(y, 0, row);
        for (std::int32_t x = 0; x < tiles.size().width; ++x) {
            const Tile tile = row[static_cast<std::size_t>(x)];
            if (tile != last) isMeant = is(tile);
            last = tile;
            if (isMeant) visit(Cell{x, y});
        }
    }
}

/// The same, with a patience of its own: ends early once `stopped`, called now and then, returns true.
template <class Is, class Visit>
void forEachCellWhere(const Grid& tiles, Is is, Visit visit, const std::function<bool()>& stopped = {}) {
    Patience patience(stopped);
    forEachCellWhere(tiles, std::move(is), std::move(visit), patience);
}

/// The cells that can be walked; not all of them if it was stopped.
[[nodiscard]] BitGrid walkableCells(const Grid& tiles, const TileCatalogue& catalogue,
                                    const std::function<bool()>& stopped = {});

} // namespace delve
