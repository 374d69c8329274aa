#pragma once

#include "generation/pipeline/stage.h"

/// Takes single pillars and single notches away.
namespace delve::generation {

struct SmoothParameters {};

[[nodiscard]] Done smooth(Draft& draft, Stream& random, const SmoothParameters& parameters);

} // namespace delve::generation
