#pragma once

#include "generation/level/bit_grid.h"

#include <cstdint>
#include <functional>

namespace delve {

/// Calls visit(cell, others) for each cell without which others of its region cannot be reached, in reading order:
/// `others` is how many of them cannot reach the largest rest. `region` is connected, neighbours N, E, S, W, and has at
/// most 2^28 cells. False if `stopped`, called now and then, returned true.
///
/// Takes no graph and no tree of a search, and so little memory: it follows each wall of the region from cell to cell,
/// with the wall on the right. A cell that it passes twice along one wall is a choke: only that cell connects the cells
/// that lie between the two passes with the rest. It counts them from the columns of the walls, row by row.
bool forEachChokeCell(const BitGrid& region, const std::function<void(Cell, std::uint32_t)>& visit,
                      const std::function<bool()>& stopped = {});

/// The most memory that it takes for regions of these cells.
[[nodiscard]] std::int64_t bytesOfChokeCells(const BitGrid& open);

} // namespace delve
