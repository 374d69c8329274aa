#pragma once

#include "generation/pipeline/stage.h"

/// Makes a country of the map: each site gets the land nearest to it, borders are forest or mountain, and roads lead
/// along the links. Only roads and sites can be walked. Each road carries a barrier, which names the sites at its ends.
namespace delve::generation {

struct RegionsParameters {
    Percent mountains = percent(50);
    bool barriers = true;
};

[[nodiscard]] Done regions(Draft& draft, Stream& random, const RegionsParameters& parameters);

} // namespace delve::generation
