#pragma once

#include "generation/pipeline/stage.h"

/// Links sites that lie near each other, so that no two links cross: seed 002's roads, repaired. The minimum spanning
/// tree of all sites is always part of it, so that the result is connected. The reach is a multiple of the spacing of
/// the sites; for other rooms, of their mean spacing.
namespace delve::generation {

struct NearLinksParameters {
    Decimal reach = Decimal::ofThousandths(1600);
};

[[nodiscard]] Done nearLinks(Draft& draft, Stream& random, const NearLinksParameters& parameters);

} // namespace delve::generation
