#pragma once

#include <array>
#include <cstddef>
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

/// The 47 pieces of a blob, by which neighbours are the same as the middle. In the usual order: north counts 1,
/// north-east 2, east 4, and so on clockwise.
inline constexpr std::size_t blobPieces = 47;
[[nodiscard]] const std::array<std::uint8_t, blobPieces>& blobNumbers();
/// How many pieces a tile that is joined so has: 1, 16 or 47.
[[nodiscard]] std::size_t slotCount(Joining joining);
/// Which of these pieces is drawn where the neighbours at `open` are other tiles. Of edges: 1 north, 2 east, 4 south, 8
/// west are the same; of corners: 1 north-east, 2 south-east, 4 south-west, 8 north-west; of a blob: see blobNumbers().
[[nodiscard]] std::uint8_t slotFor(Joining joining, std::uint8_t open);

} // namespace delve::editor
