#pragma once

#include "generation/pipeline/stage.h"

/// Joins separate regions, rooms and mazes, by opening cells that touch more than one of them. Starting from a random
/// room, it opens a random cell that leads out of the part joined so far, until all is connected; some of the cells
/// that this made redundant are opened all the same (after Nystrom, "Rooms and Mazes", 2014).
namespace delve::generation {

struct OpenConnectorsParameters {
    Percent extra = percent(2);
};

[[nodiscard]] Done openConnectors(Draft& draft, Stream& random, const OpenConnectorsParameters& parameters);

} // namespace delve::generation
