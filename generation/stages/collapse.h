#pragma once

#include "generation/collapse/collapse.h"
#include "generation/pipeline/stage.h"

#include <string>

/// Wave function collapse: fills the map with modules of a rule table, so that only what fits stands side by side.
namespace delve::generation {

struct CollapseParameters {
    std::string rules = "town"; ///< a built-in table, or the text of one
    collapse::CollapseOrder order = collapse::CollapseOrder::LeastEntropy;
    Decimal lean = Decimal::ofThousandths(1020);
    std::int64_t jumps = 1000;
    std::int64_t clearing = 4; ///< of a table that grows: how far the rest reaches around the pattern
};

/// Houses are rooms of kind House: the shape is the door's cell, the property "side" the side of the house that it is
/// on, and "corner" and "opposite-corner" are the cells that the house lies between.
[[nodiscard]] Done collapseMap(Draft& draft, Stream& random, const CollapseParameters& parameters);

} // namespace delve::generation
