#pragma once

#include "editor/tools/tool.h"

#include <optional>

namespace delve::editor {

/// What is under the mouse, for the settings: the thing that stands there and the tile. Nothing off the map. The pick
/// tool does it, and the right button in every tool that paints.
[[nodiscard]] std::optional<GestureOutcome> pickAt(const Canvas& canvas, Cell cell);

} // namespace delve::editor
