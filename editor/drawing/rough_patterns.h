#pragma once

#include "editor/drawing/pattern_noise.h"

/// Patterns for upright surfaces that nobody built, in the first person view: rock, and the edge of a forest. A pattern
/// goes on from cell to cell and repeats after `roughParts` of them, so that no seam shows where two cells meet.
namespace delve::editor {

inline constexpr int roughParts = 4;

/// Facets with cracks between them. `rises`: goes on above; else a ceiling throws its shade onto it.
[[nodiscard]] Pattern rockPattern(QRgb colour, int part, bool rises);
/// The same overhead. Repeats with each cell.
[[nodiscard]] Pattern rockCeilingPattern(QRgb colour);
/// What rises above a wall of rock: broken stone, clear above it.
[[nodiscard]] Pattern peakPattern(QRgb colour, int part);
/// Trunks, and the dark between them.
[[nodiscard]] Pattern treesPattern(QRgb colour, int part);
/// The crowns of these trees.
[[nodiscard]] Pattern crownsPattern(QRgb colour, int part);

} // namespace delve::editor
