#pragma once

#include "generation/pipeline/stage.h"

#include <span>
#include <string_view>

/// Enemies on the floor: more of them and harder ones the
/// deeper the level is. Pinned ones count toward the number.
namespace delve::generation {

struct EnemiesParameters {
    std::int64_t depth = 1;
    std::int64_t roomsForEnemy = 4; ///< at depth 1
};

/// The kinds that it places, from the weakest to the hardest: each has a row in the table of enemies.
[[nodiscard]] std::span<const std::string_view> enemyNames();

[[nodiscard]] Done enemies(Draft& draft, Stream& random, const EnemiesParameters& parameters);

} // namespace delve::generation
