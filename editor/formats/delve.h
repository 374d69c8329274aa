#pragma once

#include "editor/formats/format.h"

namespace delve {

/// The native file, which holds everything.
[[nodiscard]] Format delveFormat();

} // namespace delve
