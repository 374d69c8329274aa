#pragma once

#include "generation/level/bit_grid.h"
#include "generation/pipeline/draft.h"

namespace delve::generation {

/// The ground that anybody walks to and fro: the walkable cells without locks, ledges and secret doors. A stage that
/// keeps this connected as it was takes no way from anybody, whatever key they hold and whatever door they found. False
/// if the draft was stopped.
[[nodiscard]] bool findPlainGround(const Draft& draft, BitGrid& into);

} // namespace delve::generation
