#pragma once

#include "generation/level/bit_grid.h"
#include "generation/level/grid.h"

#include <cstddef>
#include <cstdint>
#include <functional>
#include <vector>

/// The areas of some tiles: cells of one tile that touch by their sides.
namespace delve::editor {

struct TileArea {
    Tile tile = Tile::Void;
    Cell first; ///< the first one in reading order
    Rect box;
    std::int64_t cells = 0;

    friend bool operator==(const TileArea&, const TileArea&) = default;
};

struct TileAreas {
    std::vector<TileArea> list; ///< the first ones, in reading order
    std::int64_t areas = 0;     ///< of all; at least so many, if there are very many
    std::int64_t cells = 0;     ///< of all
};

/// A list has so many areas at most.
inline constexpr std::size_t mostListedAreas = 10'000;
/// So many are told apart; what comes after that, in a map of noise, only counts as cells.
inline constexpr std::size_t mostAreas = 1'000'000;

/// The areas of the tiles for which `wanted` holds. Reads each cell once, and keeps two rows of runs in memory beside
/// the areas. Not all of them if it was stopped.
[[nodiscard]] TileAreas areasOfTiles(const Grid& tiles, const std::function<bool(Tile)>& wanted,
                                     const std::function<bool()>& stopped = {}, std::size_t most = mostAreas);

/// The cells of an area, as far as they lie within `mostCells` of reading it from its first one: for a frame around it.
[[nodiscard]] std::vector<Cell> cellsOf(const TileArea& area, const Grid& tiles, std::size_t mostCells);

} // namespace delve::editor
