#pragma once

#include "generation/pipeline/stage.h"

/// Joins what lies apart, rooms and mazes, by opening cells that touch more than one of them. From a random room on, a
/// random one of the cells that lead out of what is joined so far is opened, until all is one; of those that this made
/// pointless some are opened all the same (after Nystrom, "Rooms and Mazes", 2014).
namespace delve::generation {

struct OpenConnectorsParameters {
    Percent extra = percent(2);
};

[[nodiscard]] Done openConnectors(Draft& draft, Stream& random, const OpenConnectorsParameters& parameters);

} // namespace delve::generation
