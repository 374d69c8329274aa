#pragma once

#include "generation/pipeline/stage.h"

/// Opens walls where the walk around them is long.
namespace delve::generation {

struct LoopsParameters {
    std::int64_t walk = 20;
};

[[nodiscard]] Done loops(Draft& draft, Stream& random, const LoopsParameters& parameters);

} // namespace delve::generation
