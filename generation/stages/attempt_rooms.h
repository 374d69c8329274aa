#pragma once

#include "generation/pipeline/stage.h"

/// Rooms by trial: each attempt draws a size and a place on odd cells, and is given up where it would overlap a room.
/// On odd cells, so that mazes on the cells between them fit everywhere.
namespace delve::generation {

struct AttemptRoomsParameters {
    Count rooms;
    std::int64_t cellsForAttempt = 20;
    Span side{3, 9};
};

[[nodiscard]] Done attemptRooms(Draft& draft, Stream& random, const AttemptRoomsParameters& parameters);

} // namespace delve::generation
