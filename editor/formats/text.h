#pragma once

#include "editor/formats/format.h"

namespace delve::editor {

/// A level as rows of glyphs: those of the catalogue, and things over their tiles.
[[nodiscard]] Format textFormat();

} // namespace delve::editor
