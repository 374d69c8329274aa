#pragma once

#include "generation/pipeline/stage.h"

/// Digs a hall for each link, in a drawn order, along the cheapest way: the walls of rooms are expensive, and existing
/// halls are cheaper by a discount drawn for each tunnel, so that halls merge as people would dig them.
namespace delve::generation {

struct TunnelParameters {
    Range discount{Decimal::ofThousandths(100), Decimal::ofThousandths(900)};
    Decimal turn; ///< what a turn costs, in cells to be dug
};

[[nodiscard]] Done tunnel(Draft& draft, Stream& random, const TunnelParameters& parameters);

} // namespace delve::generation
