#pragma once

#include "generation/pipeline/draft.h"
#include "generation/random/stream.h"

#include <cstdint>

namespace delve::generation {

/// Puts furniture into the rooms of a house, at most `most` pieces in each: what is drawn lies on the layer of the
/// stages, what stops a walker takes the place of the floor. All ground stays connected; chests, doors and openings
/// keep the ground beside them. False where the draft was stopped.
[[nodiscard]] bool furnishHouse(Draft& draft, Stream& random, std::int64_t most);

} // namespace delve::generation
