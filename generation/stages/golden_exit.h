#pragma once

#include "generation/pipeline/stage.h"

/// The golden wall: a wall that a floor cell faces, among those farthest from the start by path, becomes the exit.
/// A golden exit that was pinned, and that can be reached, stays the only one.
namespace delve::generation {

struct GoldenExitParameters {
    Percent farthest = percent(20);
};

[[nodiscard]] Done goldenExit(Draft& draft, Stream& random, const GoldenExitParameters& parameters);

} // namespace delve::generation
