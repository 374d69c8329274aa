#pragma once

#include "generation/pipeline/stage.h"

/// Binary space partition: the map is split in two, each part again, until no part may be split; each leaf gets a room.
/// Leaves the tree in Draft::partition for `siblings` and `pivot-halls`.
namespace delve::generation {

struct PartitionRoomsParameters {
    Count rooms;
    std::int64_t minZone = 5;
    std::int64_t maxZone = 9;
    std::int64_t innerMargin = 2;
    std::int64_t interMargin = 2;
    Percent split = percent(50);
    Span floor{2, 6};
};

[[nodiscard]] Done partitionRooms(Draft& draft, Stream& random, const PartitionRoomsParameters& parameters);

} // namespace delve::generation
