#pragma once

#include "generation/level/bit_grid.h"
#include "generation/level/grid.h"

#include <functional>

namespace delve::editor {

// What fill, wand and same tile look for. `stopped` is asked now and then; where it said so, what is given is of no
// use.

/// The cells that hold a tile.
[[nodiscard]] BitGrid cellsOfTile(const Grid& tiles, Tile tile, const std::function<bool()>& stopped = {});
/// The cells that can be reached from one, by sides, over cells that are set; none where that one is not.
[[nodiscard]] BitGrid contiguousCells(const BitGrid& open, Cell from, const std::function<bool()>& stopped = {});
/// What is set in both; all of `cells` where `within` has no size.
[[nodiscard]] BitGrid intersection(BitGrid cells, const BitGrid& within);
/// The smallest rectangle around what is set.
[[nodiscard]] Rect boundsOf(const BitGrid& cells);

} // namespace delve::editor
