#pragma once

#include "editor/formats/format.h"
#include "editor/formats/tiled_export.h"

namespace delve::editor {

/// What the two formats of Tiled have in common: all but how they are called.
[[nodiscard]] Format tiledFormat(TiledForm form);

} // namespace delve::editor
