#pragma once

#include "generation/pipeline/draft.h"

namespace delve::generation {

/// Makes every void cell that touches a walkable one, even diagonally, a wall; pinned cells stay. Both the stage
/// `walls` and the pipeline's last guarantee call it. Cancelled if the draft was stopped.
[[nodiscard]] Done raiseWalls(Draft& draft);

/// The cells of row `y` that touch a set one, themselves included: the set cells, grown by one cell to all eight sides.
/// `into` has a word for each of the row's.
void spreadRow(const BitGrid& from, std::int32_t y, std::span<std::uint64_t> into);

} // namespace delve::generation
