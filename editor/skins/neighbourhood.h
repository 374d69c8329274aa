#pragma once

#include <cstdint>

/// The eight cells around a cell as bits, and the pieces of an autotile that they ask for.
namespace delve::editor {

enum Side : std::uint8_t {
    North = 1,
    East = 2,
    South = 4,
    West = 8,
    NorthEast = 16,
    SouthEast = 32,
    SouthWest = 64,
    NorthWest = 128,
};

/// Which neighbours tell the pieces of a tile apart.
enum class Joining : std::uint8_t {
    None,    ///< no neighbour: one piece
    Edges,   ///< the four beside it: 16 pieces
    Corners, ///< the four corners, each taken by any of the three cells around it: 16 pieces
    Blob,    ///< all eight, but corners only where both sides beside them are free: 47 pieces
    Every,   ///< all eight: 256 pieces
};

/// Without the diagonal cells that lie between a cell of `sides` and the middle: they make no difference there.
[[nodiscard]] std::uint8_t withoutCoveredCorners(unsigned sides);
/// The piece for these neighbours, as the bits that decide about it: neighbours with the same bits have the same piece.
[[nodiscard]] std::uint8_t pieceFor(Joining joining, std::uint8_t neighbours);

} // namespace delve::editor
