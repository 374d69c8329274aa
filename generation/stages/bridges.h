#pragma once

#include "generation/pipeline/stage.h"

/// Bridges over narrow water, chasms and lava, where the way round is long.
namespace delve::generation {

struct BridgesParameters {
    std::int64_t longest = 6; ///< cells
    std::int64_t saving = 15; ///< steps
};

[[nodiscard]] Done bridges(Draft& draft, Stream& random, const BridgesParameters& parameters);

} // namespace delve::generation
