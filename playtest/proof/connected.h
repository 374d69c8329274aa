#pragma once

#include "generation/level/result.h"
#include "generation/level/world.h"
#include "generation/pipeline/feedback.h"

/// What every generated level promises beside the proof that it can be won.
namespace delve::play {

/// Is the ground of each level one region? If not, the first cell of each. Can be stopped.
[[nodiscard]] Done checkConnected(const World& world, const generation::Feedback* feedback = nullptr);

} // namespace delve::play
