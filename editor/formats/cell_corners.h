#pragma once

#include "generation/level/geometry.h"
#include "generation/level/room.h"

#include <span>
#include <vector>

namespace delve::editor {

/// The corners of the outer edge of an area, clockwise: of the part of it that begins in its first cell, without the
/// holes in it. For formats that know polygons.
[[nodiscard]] std::vector<Cell> cornersOf(std::span<const Run> shape);

} // namespace delve::editor
