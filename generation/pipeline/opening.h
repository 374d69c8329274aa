#pragma once

#include "generation/level/level.h"
#include "generation/level/tile.h"

#include <vector>

namespace delve::generation {

/// The part of a level that is regenerated: the cells that are open, and the window in which they lie.
struct Opening {
    BitGrid cells; ///< of the level's size
    Rect window;   ///< their bounding box and some cells around it, on the map
    std::int64_t count = 0;
    bool allStays = false; ///< nothing is open, though something selected is not pinned

    [[nodiscard]] bool has(const Run& run) const;
    [[nodiscard]] bool touches(const std::vector<Run>& runs) const;
};

/// The selected cells that are not pinned. What the rest of the world or of the level relies on stays, too: portals
/// with the site or the house they stand in and the ground before them; the ground before an exit that stays; keys and
/// locks, unless all of them would go, because a lock without its key could never be opened.
[[nodiscard]] Opening openingIn(const Level& level, const TileCatalogue& tiles, const BitGrid& selection);

} // namespace delve::generation
