#pragma once

#include "generation/level/cells_by_chunk.h"
#include "generation/level/level.h"

/// Where two levels may look different: what has to be drawn again after an edit.
namespace delve {

/// The smallest rectangle around the cells of one chunk in which two grids of one size differ.
[[nodiscard]] Rect differingArea(const Grid& a, const Grid& b, std::size_t chunk);

/// Everything that is drawn but the level's own tiles: layers, pins, rooms, links, halls, things. Two levels of one
/// size.
[[nodiscard]] CellsByChunk differingBesideTiles(const Level& a, const Level& b);

} // namespace delve
