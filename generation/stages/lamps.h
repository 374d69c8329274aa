#pragma once

#include "generation/pipeline/stage.h"

/// Lamps in rooms drawn at random, at most one in a room. Pinned ones count toward the number.
namespace delve::generation {

struct LampsParameters {
    std::int64_t roomsForLamp = 3;
    std::int64_t radius = 5;
};

[[nodiscard]] Done lamps(Draft& draft, Stream& random, const LampsParameters& parameters);

} // namespace delve::generation
