#pragma once

#include "generation/level/geometry.h"

#include <cstdint>
#include <optional>
#include <vector>

namespace delve::play {

class Measured;

/// A shortest walk from the start to the farthest thing that the objective needs.
struct CriticalPath {
    Cell end;
    std::int64_t steps = 0;
    std::vector<Cell> cells; ///< from the start to the end
};

/// Of a need that is for one thing (an exit, the boss), the nearest counts; of one for all (each flower), the farthest
/// that can be reached; of an objective about ground, the farthest cell. Of several needs the farthest, and of equals
/// the lowest cell. A tile that ends the game is reached by a step from beside it, unless a ledge there leads
/// elsewhere; a boss by one from beside it, since it fights whoever stands there; all else has to be stood on. Of equal
/// walks each step back from the end goes to the lowest cell.
[[nodiscard]] std::optional<CriticalPath> findCriticalPath(const Measured& level);

} // namespace delve::play
