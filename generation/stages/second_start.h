#pragma once

#include "generation/pipeline/stage.h"

namespace delve::generation {

/// Where player 2 begins: where the way to the flowers is closest in length to player 1's.
///
/// The way of a cell is the sum of the steps from it to its nearest flowers, `flowers` of them or all where there are
/// fewer; one that cannot be reached counts as many steps as the map has cells. Of `candidates` cells drawn at random
/// from the floor of rooms it is the one whose way differs least from that of player 1's start; of equals the one
/// farther from that start, and then the lowest. A start of player 2 that was pinned stays the only one.
struct SecondStartParameters {
    std::int64_t flowers = 12;
    std::int64_t candidates = 16;
};

[[nodiscard]] Done placeSecondStart(Draft& draft, Stream& random, const SecondStartParameters& parameters);

} // namespace delve::generation
