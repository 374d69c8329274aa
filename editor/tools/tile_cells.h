#pragma once

#include "generation/level/bit_grid.h"
#include "generation/level/grid.h"

#include <functional>

namespace delve::editor {

// Searches for fill, wand and same tile. `stopped` is called now and then; once it has returned true, the result is
// invalid.

/// The cells that hold a tile.
[[nodiscard]] BitGrid cellsOfTile(const Grid& tiles, Tile tile, const std::function<bool()>& stopped = {});
/// The set cells connected to one cell by their sides; none if that cell is not set.
[[nodiscard]] BitGrid contiguousCells(const BitGrid& open, Cell from, const std::function<bool()>& stopped = {});
/// The cells set in both; all of `cells` if `within` has no size.
[[nodiscard]] BitGrid intersection(BitGrid cells, const BitGrid& within);
/// The smallest rectangle around what is set.
[[nodiscard]] Rect boundsOf(const BitGrid& cells);

} // namespace delve::editor
