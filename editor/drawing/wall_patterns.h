#pragma once

#include "generation/level/tile.h"

#include <QRgb>

#include <vector>

/// Patterns for upright surfaces in the first person view, computed with integers only: courses of stone, planks, rock,
/// leaves. Each is a square of wallPatternSide pixels, row by row from the top.
namespace delve::editor {

inline constexpr int wallPatternSide = 64;

using WallPattern = std::vector<QRgb>;

/// The pattern of a tile as a wall: a table by the names of the built-in tiles. A world's own tiles are courses of
/// stone in their colour.
[[nodiscard]] WallPattern wallPattern(Tile tile, QRgb colour);
/// The large stones beside a door.
[[nodiscard]] WallPattern jambPattern(QRgb colour);
/// A frame without its door; the rest is transparent.
[[nodiscard]] WallPattern openDoorPattern();
[[nodiscard]] WallPattern ceilingPattern();

} // namespace delve::editor
