#pragma once

#include "generation/level/level.h"
#include "generation/pipeline/draft.h"
#include "generation/pipeline/opening.h"

namespace delve::generation {

/// The level with everything pinned that is not open.
[[nodiscard]] Level pinnedAround(const Level& level, const Opening& opening);

/// What lies in the window of such a level, as a level of its own whose first cell is the window's.
[[nodiscard]] Level pieceOf(const Level& pinned, const Rect& window);

/// Puts into a draft of the whole level what was made anew in the piece: tiles, rooms, halls, links and things that lie
/// in the opening.
void putBack(const Level& piece, const Opening& opening, Draft& draft);

} // namespace delve::generation
