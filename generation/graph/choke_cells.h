#pragma once

#include "generation/level/bit_grid.h"

#include <cstdint>
#include <functional>

namespace delve {

/// Calls visit(cell, others) for each cell without which others of its region cannot be reached, in reading order:
/// `others` is how many of them cannot reach the largest rest. `region` is connected, neighbours N, E, S, W, and has at
/// most 2^28 cells. False if `stopped`, called now and then, returned true.
///
/// Takes no graph and no tree of a search, and so little memory: somebody walks along every wall of the region, the
/// wall at the right hand. A cell that they come to twice along one wall is a choke: what they walked around in between
/// hangs on it alone. A walk adds up how many cells it goes around, row by row from the columns where its walls stand.
bool forEachChokeCell(const BitGrid& region, const std::function<void(Cell, std::uint32_t)>& visit,
                      const std::function<bool()>& stopped = {});

/// The most memory that it takes for regions of these cells.
[[nodiscard]] std::int64_t bytesOfChokeCells(const BitGrid& open);

} // namespace delve
