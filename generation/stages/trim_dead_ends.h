#pragma once

#include "generation/pipeline/stage.h"

/// Removes halls that lead nowhere, from their end back to where they branch off, and then the walls that border
/// nothing.
namespace delve::generation {

struct TrimDeadEndsParameters {
    Percent trimmed = percent(100);
};

[[nodiscard]] Done trimDeadEnds(Draft& draft, Stream& random, const TrimDeadEndsParameters& parameters);

} // namespace delve::generation
