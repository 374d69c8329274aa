#pragma once

#include "generation/pipeline/draft.h"

namespace delve::generation {

/// Makes every void cell that touches a walkable one, even diagonally, a wall; pinned cells stay. The stage `walls` and
/// the pipeline's last guarantee are the same work. Cancelled where the draft was stopped.
[[nodiscard]] Done raiseWalls(Draft& draft);

/// The cells of row `y` that touch a set one, themselves included: what is set, spread by one cell to all eight sides.
/// `into` takes a word for each of the row.
void spreadRow(const BitGrid& from, std::int32_t y, std::span<std::uint64_t> into);

} // namespace delve::generation
