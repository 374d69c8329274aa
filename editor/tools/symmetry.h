#pragma once

#include "editor/tools/tool.h"

#include <QPointF>

#include <vector>

/// Where symmetry painting puts the mirror images. Pure functions; the settings of the tools hold the axis, and a map
/// view draws it.
namespace delve::editor {

/// Through the middle of a map.
[[nodiscard]] SymmetryAxis middleOf(Size size);
/// Through the middle of a cell.
[[nodiscard]] SymmetryAxis axisThrough(Cell cell);
/// The one nearest to a place, in cells, of those that cross a map of this size: through the middle of a cell or
/// between two.
[[nodiscard]] SymmetryAxis axisNear(QPointF place, Size size);
/// Where the axes cross, in cells.
[[nodiscard]] QPointF placeOf(const SymmetryAxis& axis);
/// The axis of the settings on a map of this size; quarter turns need one through the middle or the corner of a cell.
[[nodiscard]] SymmetryAxis axisOf(const ToolSettings& settings, Size size);

/// Does painting on one side repeat on the other, left or right?
[[nodiscard]] bool mirrorsAcross(Symmetry symmetry);
/// The same for top and bottom.
[[nodiscard]] bool mirrorsDown(Symmetry symmetry);

/// The images of an area, itself the first; each once.
[[nodiscard]] std::vector<Rect> mirrored(const Rect& area, Symmetry symmetry, SymmetryAxis axis);
/// Cells of a map with their mirror images; invalid if it was stopped.
[[nodiscard]] BitGrid withImages(const BitGrid& cells, Symmetry symmetry, SymmetryAxis axis,
                                 const MustStop& stopped = {});

} // namespace delve::editor
