#pragma once

#include "generation/pipeline/draft.h"

#include <span>
#include <vector>

namespace delve::generation {

/// The room of each of these walkable cells: the one it lies in, or the nearer
/// end of the hall it lies in; noRoom if it lies in neither. Goes through the
/// lists once, however many cells there are. Incomplete if the draft was stopped.
[[nodiscard]] std::vector<RoomId> roomsAt(Draft& draft, std::span<const Cell> cells);

} // namespace delve::generation
