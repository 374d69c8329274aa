#pragma once

#include "generation/pipeline/stage.h"

/// The golden wall: a wall that a floor cell faces, among those farthest from the start by path, becomes the exit.
/// A golden exit that was pinned, and that can be reached, stays the only one. Or the wall that a mission chose, if it
/// was planned without a goal.
namespace delve::generation {

enum class GoldenExitWay : std::uint8_t { Farthest, Mission };

struct GoldenExitParameters {
    Percent farthest = percent(20);
    GoldenExitWay way = GoldenExitWay::Farthest;
};

[[nodiscard]] Done goldenExit(Draft& draft, Stream& random, const GoldenExitParameters& parameters);

} // namespace delve::generation
