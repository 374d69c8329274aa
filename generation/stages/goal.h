#pragma once

#include "generation/pipeline/stage.h"

namespace delve::generation {

/// Puts the goal of a journey into the site farthest from the start, along the links. A goal that was pinned stays.
struct GoalParameters {};

[[nodiscard]] Done placeGoal(Draft& draft, Stream& random, const GoalParameters& parameters);

} // namespace delve::generation
