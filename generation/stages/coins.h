#pragma once

#include "generation/pipeline/stage.h"

namespace delve::generation {

/// Coins on the floor of rooms, strewn as flowers are.
struct CoinsParameters {
    std::int64_t floorCells = 40; ///< of all floor, for each coin
};

[[nodiscard]] Done strewCoins(Draft& draft, Stream& random, const CoinsParameters& parameters);

} // namespace delve::generation
