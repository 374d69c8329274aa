#pragma once

#include "editor/drawing/cell_look.h"
#include "editor/drawing/seen_tiles.h"
#include "editor/drawing/sprite_sheet.h"
#include "editor/drawing/standing.h"

#include <QImage>
#include <QPoint>

/// Paints cells and what stands on them with the sprites of a sheet.
namespace delve::editor {

/// Smaller cells show a thing as a square dot.
inline constexpr int minPixelsOfThings = 7;

/// Fills `into` with part of the picture of a whole map, starting at `origin`. A cell is as large as the sheet's
/// sprites.
void paintCells(QImage& into, QPoint origin, const SeenTiles& ground, const Looks& looks, const Standing& things,
                SpriteSheet& sheet);
/// The picture of one cell alone, of which no part may lie outside of `into`.
void paintCell(QImage& into, QPoint at, const CellLook& look, SpriteSheet& sheet);

} // namespace delve::editor
