#pragma once

#include "generation/pipeline/stage.h"

namespace delve::generation {

/// Ensures that a journey can be won: on the shortest way from start to goal there are always supplies for the next
/// town, and in total a multiple of what its towns cost. Missing supplies are put as chests into houses on the way.
struct ProvisionsParameters {
    Decimal enough = Decimal::ofThousandths(1500);
    std::int64_t spare = 0; ///< beyond what the towns cost, at each of them
};

[[nodiscard]] Done provide(WorldDraft& draft, Stream& random, const ProvisionsParameters& parameters);

/// Is there a cell within a level that could hold one more chest?
[[nodiscard]] bool hasRoomForChest(const Level& level, const TileCatalogue& tiles);

} // namespace delve::generation
