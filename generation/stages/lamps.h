#pragma once

#include "generation/pipeline/stage.h"

namespace delve::generation {

/// Version 2: lamps where players look for the way. In rooms whose property `landmark` is true, beside locks, and at
/// junctions (junctions.h), as many as it takes so that a share of them sees a lamp, pinned ones among them.
struct LampsParameters {
    Percent junctions = percent(70);
    std::int64_t sight = 8; ///< from how far a lamp counts as seen
    std::int64_t radius = 5;
};
[[nodiscard]] Done lamps(Draft& draft, Stream& random, const LampsParameters& parameters);

/// Version 1: in rooms drawn at random, at most one in a room. Pinned ones count toward the number.
struct LampsInRoomsParameters {
    std::int64_t roomsForLamp = 3;
    std::int64_t radius = 5;
};
[[nodiscard]] Done lampsInRooms(Draft& draft, Stream& random, const LampsInRoomsParameters& parameters);

} // namespace delve::generation
