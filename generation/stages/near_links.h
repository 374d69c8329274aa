#pragma once

#include "generation/pipeline/stage.h"

/// Links sites that lie near each other, so that no two links cross: seed 002's roads, mended. The shortest tree over
/// all sites is always part of it, so that the result holds together. The reach is in parts of the spacing that the
/// sites were strewn with; of other rooms, in parts of their mean spacing.
namespace delve::generation {

struct NearLinksParameters {
    Decimal reach = Decimal::ofThousandths(1600);
};

[[nodiscard]] Done nearLinks(Draft& draft, Stream& random, const NearLinksParameters& parameters);

} // namespace delve::generation
