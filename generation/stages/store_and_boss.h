#pragma once

#include "generation/pipeline/stage.h"

/// Two different rooms, drawn: one becomes the store, the other the boss's.
namespace delve::generation {

struct StoreAndBossParameters {};

[[nodiscard]] Done storeAndBoss(Draft& draft, Stream& random, const StoreAndBossParameters& parameters);

} // namespace delve::generation
