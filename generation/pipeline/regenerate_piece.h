#pragma once

#include "generation/level/level.h"
#include "generation/pipeline/draft.h"
#include "generation/pipeline/opening.h"

namespace delve::generation {

/// The level with everything pinned that is not open.
[[nodiscard]] Level pinnedAround(const Level& level, const Opening& opening);

/// What lies in the window of such a level, as a level of its own that begins at the window's first cell.
[[nodiscard]] Level pieceOf(const Level& pinned, const Rect& window);

/// Copies the regenerated piece into a draft of the whole level: the tiles, rooms, halls, links and things that lie in
/// the opening.
void putBack(const Level& piece, const Opening& opening, Draft& draft);

} // namespace delve::generation
