#pragma once

#include "editor/formats/format.h"

namespace delve::editor {

/// The native file, which holds everything.
[[nodiscard]] Format delveFormat();

} // namespace delve::editor
