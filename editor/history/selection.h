#pragma once

#include "generation/level/bit_grid.h"
#include "generation/level/shared.h"

namespace delve::editor {

/// The cells that are selected; of size 0 x 0 where nothing is.
using Selection = Shared<BitGrid>;

} // namespace delve::editor
