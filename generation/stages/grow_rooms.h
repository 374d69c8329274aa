#pragma once

#include "generation/pipeline/stage.h"

namespace delve::generation {

/// Rooms that grow from points, one cell wider each round, until they meet or stop growing. The points are spread
/// evenly over the four quadrants of the map.
struct GrowRooms {
    Count rooms;
    std::int64_t growths = 5;
    Percent stop = percent(25);
};

[[nodiscard]] StageInfo growRoomsStage();

} // namespace delve::generation
