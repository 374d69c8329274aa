#pragma once

#include "generation/level/level.h"
#include "generation/level/tile.h"

#include <vector>

namespace delve::generation {

/// What is made anew of a level: the cells that are open to it, and the window in which they lie.
struct Opening {
    BitGrid cells; ///< of the level's size
    Rect window;   ///< their bounding box and some cells around it, on the map
    std::int64_t count = 0;
    bool allStays = false; ///< though something of it is not pinned

    [[nodiscard]] bool has(const Run& run) const;
    [[nodiscard]] bool touches(const std::vector<Run>& runs) const;
};

/// The selected cells that nothing pins. What the rest of the world or of the level relies on stays, too: portals with
/// the site or the house they stand in and the ground before them; the ground before an exit that stays; keys and
/// locks, unless all of them would go, for a lock without its key would never be opened again.
[[nodiscard]] Opening openingIn(const Level& level, const TileCatalogue& tiles, const BitGrid& selection);

} // namespace delve::generation
