#pragma once

#include "generation/pipeline/stage.h"

/// Sites strewn evenly: seed 002's places. No two are nearer than a spacing, and there is no place where one more fits.
namespace delve::generation {

struct PoissonSitesParameters {
    Count sites;
    std::int64_t spacing = 0; ///< cells from middle to middle; 0: as the number of sites asks for
    std::int64_t side = 5;    ///< cells
};

[[nodiscard]] Done poissonSites(Draft& draft, Stream& random, const PoissonSitesParameters& parameters);

} // namespace delve::generation
