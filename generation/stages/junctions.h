#pragma once

#include "generation/pipeline/draft.h"

#include <optional>
#include <vector>

namespace delve::generation {

/// Where a player chooses between ways: the ground cells at which at least three ways meet, and of each room that at
/// least three ways lead out of, the ground nearest to its middle. Three ways meet at a cell if three of its four sides
/// are ground that the eight cells around it do not join.
///
/// In cell order, each once. Uses the workspace as countExits() does. Nothing if the draft was stopped.
[[nodiscard]] std::optional<std::vector<Cell>> findJunctions(Draft& draft);

/// The ground of a room that is nearest to the middle of its box; of equals the lowest.
[[nodiscard]] std::optional<Cell> middleGround(const Draft& draft, RoomId room);

} // namespace delve::generation
