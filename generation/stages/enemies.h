#pragma once

#include "generation/pipeline/stage.h"

/// Enemies on the floor: more of them and harder ones the deeper the level is.
namespace delve {

struct EnemiesParameters {
    std::int64_t depth = 1;
    std::int64_t roomsForEnemy = 4; ///< at depth 1
};

[[nodiscard]] Done enemies(Draft& draft, Stream& random, const EnemiesParameters& parameters);
[[nodiscard]] Stage enemiesStage();

} // namespace delve
