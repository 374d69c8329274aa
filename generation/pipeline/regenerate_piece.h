#pragma once

#include "generation/level/level.h"
#include "generation/pipeline/draft.h"

#include <string>
#include <vector>

namespace delve {

/// What is made anew of a level: the cells that are open to it, and the window in which they lie.
struct Opening {
    BitGrid cells; ///< of the level's size
    Rect window;   ///< their bounding box and some cells around it, on the map
    std::int64_t count = 0;

    [[nodiscard]] bool has(const Run& run) const;
    [[nodiscard]] bool touches(const std::vector<Run>& runs) const;
};

/// The selected cells that nothing pins. Keys and locks stay, unless all of them would go: a lock without its key would
/// never be opened again.
[[nodiscard]] Opening openingIn(const Level& level, const BitGrid& selection);

/// The level with everything pinned that is not open.
[[nodiscard]] Level pinnedAround(const Level& level, const Opening& opening);

/// What lies in the window of such a level, as a level of its own whose first cell is the window's.
[[nodiscard]] Level pieceOf(const Level& pinned, const Rect& window);

/// Puts into a draft of the whole level what was made anew in the piece: tiles, rooms, halls, links and things that lie
/// in the opening.
void putBack(const Level& piece, const Opening& opening, Draft& draft);

} // namespace delve
