#pragma once

#include "generation/pipeline/stage.h"

/// Enemies on the floor: more of them and harder ones the
/// deeper the level is. Pinned ones count toward the number.
namespace delve::generation {

struct EnemiesParameters {
    std::int64_t depth = 1;
    std::int64_t roomsForEnemy = 4; ///< at depth 1
};

[[nodiscard]] Done enemies(Draft& draft, Stream& random, const EnemiesParameters& parameters);

} // namespace delve::generation
