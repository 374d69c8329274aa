#pragma once

#include "generation/pipeline/stage.h"

/// Rooms by trial: each attempt draws a size and a place on odd cells, and is dropped if it would overlap a room. Odd
/// cells leave the cells between them to mazes, which then fit everywhere. Rooms may also be ruins on the floor of
/// caves (ruined_walls.h).
namespace delve::generation {

struct AttemptRoomsParameters {
    Count rooms;
    std::int64_t cellsForAttempt = 20;
    Span side{3, 9};
    bool onFloor = false;         ///< may they lie on floor that is there, with walls of their own?
    Percent fallen = percent(30); ///< of these walls
};

[[nodiscard]] Done attemptRooms(Draft& draft, Stream& random, const AttemptRoomsParameters& parameters);

} // namespace delve::generation
