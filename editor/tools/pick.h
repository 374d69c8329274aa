#pragma once

#include "editor/tools/tool.h"

#include <optional>

namespace delve::editor {

/// Reads what is under the mouse into the tool settings: the thing on the cell and the tile. Nothing off the map. Used
/// by the pick tool and the right button of every tool that paints.
[[nodiscard]] std::optional<GestureOutcome> pickAt(const Canvas& canvas, Cell cell);

} // namespace delve::editor
