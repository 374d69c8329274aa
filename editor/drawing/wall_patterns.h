#pragma once

#include "editor/drawing/pattern_noise.h"
#include "generation/level/tile.h"

/// Patterns for upright surfaces that were built, in the first person view: courses of stone, planks, doors.
namespace delve::editor {

/// The pattern of a tile as a wall: a table by the names of the built-in tiles. A world's own tiles are courses of
/// stone in their colour.
[[nodiscard]] Pattern wallPattern(Tile tile, QRgb colour);
/// The large stones beside a door.
[[nodiscard]] Pattern jambPattern(QRgb colour);
/// A frame without its door; the rest is transparent.
[[nodiscard]] Pattern openDoorPattern();
[[nodiscard]] Pattern ceilingPattern();
/// Stands on the walls of a town: merlons, with nothing between them.
[[nodiscard]] Pattern merlonPattern(QRgb colour);
/// The roof on the walls of a house.
[[nodiscard]] Pattern roofPattern(QRgb colour);

} // namespace delve::editor
