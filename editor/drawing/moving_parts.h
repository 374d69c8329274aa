#pragma once

#include "editor/drawing/looks.h"
#include "editor/drawing/seen_tiles.h"
#include "editor/drawing/standing.h"

#include <vector>

/// Where water, lights and portals move on a map, so that views repaint no more than that.
namespace delve::editor {

/// Does a thing of this kind have more than one picture?
[[nodiscard]] bool moves(ThingKind kind);

/// More of them would take longer to paint than the box around all.
inline constexpr std::size_t mostMovingParts = 32;
/// Rectangles that hold all of these cells in which something moves: blocks of 8 x 8 cells, joined; larger blocks where
/// there would be too many.
[[nodiscard]] std::vector<Rect> movingParts(const SeenTiles& ground, const Looks& looks, const Standing& standing,
                                            const Rect& cells);

} // namespace delve::editor
