#pragma once

#include "editor/tools/preview.h"
#include "editor/tools/tool_settings.h"

#include <vector>

namespace delve::editor {

/// The cells that a brush touches around a cell, as runs of rows.
[[nodiscard]] std::vector<Run> brushAt(Cell cell, BrushForm form, int size);
/// The same cells as an outline to draw.
[[nodiscard]] Outline brushOutline(Cell cell, BrushForm form, int size);

/// The cells of a straight line, both ends included (Bresenham); from and to may be one cell.
[[nodiscard]] std::vector<Cell> lineBetween(Cell from, Cell to);

} // namespace delve::editor
