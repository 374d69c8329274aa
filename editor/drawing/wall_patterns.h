#pragma once

#include "generation/level/tile.h"

#include <QRgb>

#include <vector>

/// Patterns for what stands upright in the first person view, made by whole numbers alone: courses of stone, planks,
/// rock, leaves. Each is a square of wallPatternSide pixels, row by row from the top.
namespace delve::editor {

inline constexpr int wallPatternSide = 64;

using WallPattern = std::vector<QRgb>;

/// A tile as a wall: a table of what the built-in ones look like, so it names them. Tiles of a world's own are courses
/// of stone in their colour.
[[nodiscard]] WallPattern wallPattern(Tile tile, QRgb colour);
/// The large stones beside a door.
[[nodiscard]] WallPattern jambPattern(QRgb colour);
/// A frame without its door; the rest is clear.
[[nodiscard]] WallPattern openDoorPattern();
[[nodiscard]] WallPattern ceilingPattern();

} // namespace delve::editor
