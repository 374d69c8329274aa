#pragma once

#include "generation/pipeline/stage.h"

/// Two different rooms, drawn: one becomes the store, the other the boss's.
namespace delve::generation {

struct StoreAndBossParameters {
    std::int64_t roomSide = 0; ///< rooms with a square of this side come before all others
    /// The boss is in the largest room of the half that is the longer walk from one end of the level.
    bool far = false;
};

[[nodiscard]] Done storeAndBoss(Draft& draft, Stream& random, const StoreAndBossParameters& parameters);

} // namespace delve::generation
