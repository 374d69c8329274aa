#pragma once

#include "generation/pipeline/stage.h"

namespace delve::generation {

/// Walls around all ground: void that touches a walkable cell, even diagonally, becomes wall.
[[nodiscard]] StageInfo wallsStage();

} // namespace delve::generation
