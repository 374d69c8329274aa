#pragma once

#include "generation/pipeline/stage.h"

namespace delve::generation {

/// Flowers on the floor of rooms, no two on one cell, each free cell as likely as another; they leave one cell free at
/// least, for what comes after. Flowers that were pinned count as some of them.
struct FlowersParameters {
    std::int64_t floorCells = 60; ///< of all floor, for each flower
};

[[nodiscard]] Done strewFlowers(Draft& draft, Stream& random, const FlowersParameters& parameters);

} // namespace delve::generation
