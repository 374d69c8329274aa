#pragma once

#include "generation/pipeline/stage.h"

namespace delve::generation {

/// Flowers on the floor of rooms, no two on one cell, all free cells equally likely; at least one cell stays free for
/// later stages. Pinned flowers count toward the number.
struct FlowersParameters {
    std::int64_t floorCells = 60; ///< of all floor, for each flower
};

[[nodiscard]] Done strewFlowers(Draft& draft, Stream& random, const FlowersParameters& parameters);

} // namespace delve::generation
