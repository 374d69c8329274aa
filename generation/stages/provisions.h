#pragma once

#include "generation/pipeline/stage.h"

#include <algorithm>
#include <cstdint>

namespace delve::generation {

/// Ensures that a journey can be won: on the shortest way from start to goal there are always supplies for the next
/// town, and in total a multiple of what its towns cost. Missing supplies are put as chests into houses on the way.
struct ProvisionsParameters {
    Decimal enough = Decimal::ofThousandths(1500);
    std::int64_t spare = 0;    ///< beyond what the towns cost, at each of them
    std::int64_t shortWay = 0; ///< in towns
    Decimal sparePerTown = {}; ///< more to spare at each town after a short way: a long one has more encounters

    [[nodiscard]] std::int64_t spareAt(std::int64_t town) const {
        return spare + (sparePerTown.thousandths * std::max(town - shortWay, std::int64_t{0}) + 999) / 1000;
    }
};

[[nodiscard]] Done provide(WorldDraft& draft, Stream& random, const ProvisionsParameters& parameters);

/// Is there a cell within a level that could hold one more chest?
[[nodiscard]] bool hasRoomForChest(const Level& level, const TileCatalogue& tiles);

} // namespace delve::generation
