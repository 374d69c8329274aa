#pragma once

#include "generation/pipeline/stage.h"

/// Rooms one after the other, each attached to the ground there is through one doorway.
namespace delve::generation {

struct AccreteRoomsParameters {
    Count rooms;
    Percent share = percent(40);
    std::int64_t misses = 60;
    Percent vestibules = percent(60);
    std::int64_t boxes = 7;
    std::int64_t pluses = 2;
    std::int64_t rectangles = 1;
    std::int64_t discs = 2;
    std::int64_t chains = 6;
    std::int64_t caves = 8;
};

[[nodiscard]] Done accreteRooms(Draft& draft, Stream& random, const AccreteRoomsParameters& parameters);

} // namespace delve::generation
