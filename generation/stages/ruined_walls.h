#pragma once

#include "generation/pipeline/draft.h"
#include "generation/pipeline/parameter_values.h"
#include "generation/random/stream.h"

#include <span>

/// Walls of rooms that were built on floor, as they are left after a long time. A wall never parts what is connected:
/// where one would, there is a gap. So every such room can be entered, and no other way is lost.
namespace delve::generation {

/// Around each box, which is ground: walls where there is floor, but for this share of them, of which rubble is left.
/// False if the draft was stopped.
[[nodiscard]] bool buildRuinedWalls(Draft& draft, std::span<const Rect> boxes, Percent fallen, Stream& random);

} // namespace delve::generation
