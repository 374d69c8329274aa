#pragma once

#include "generation/level/geometry.h"

#include <functional>

namespace delve {

/// May somebody step from an open cell to the open one beside it? An empty rule: always. For ground that leads one way.
using StepRule = std::function<bool(Cell from, Cell to)>;

} // namespace delve
