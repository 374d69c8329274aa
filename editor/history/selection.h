#pragma once

#include "generation/level/bit_grid.h"
#include "generation/level/shared.h"

namespace delve::editor {

/// The selected cells; of size 0 x 0 if there are none.
using Selection = Shared<BitGrid>;

} // namespace delve::editor
