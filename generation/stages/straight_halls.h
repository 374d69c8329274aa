#pragma once

#include "generation/pipeline/stage.h"

namespace delve::generation {

/// Straight halls from room to room: first along rows, then along columns, which may cross the former.
struct StraightHalls {
    Decimal share = Decimal::ofThousandths(1200); ///< halls of each direction for each room
    std::int64_t forTwo = 0;                      ///< the most halls that join the same two rooms; 0: any number
    std::int64_t apart = 0; ///< halls of the same two rooms do not run beside each other within this many cells
};

[[nodiscard]] StageInfo straightHallsStage();
[[nodiscard]] StageInfo straightHalls1Stage();

} // namespace delve::generation
