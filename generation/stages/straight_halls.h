#pragma once

#include "generation/pipeline/stage.h"

namespace delve::generation {

/// Straight halls from room to room: first along rows, then along columns, which may cross the former.
struct StraightHalls {
    Decimal share = Decimal::ofThousandths(1200); ///< halls of each direction for each room
};

[[nodiscard]] StageInfo straightHallsStage();

} // namespace delve::generation
