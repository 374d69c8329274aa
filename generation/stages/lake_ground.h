#pragma once

#include "generation/level/bit_grid.h"
#include "generation/pipeline/draft.h"

#include <cstdint>

namespace delve::generation {

/// Where lakes may lie: on ground, in walls and in what is blank. Not on the edge of the map, on pins, things and
/// reserved cells, nor on bridges, pillars and houses; and not on or beside doors, locks, exits, ledges, grates and
/// older lakes, so that each keeps its walls and the ground before it.
struct LakeGround {
    BitGrid& cells;               ///< where a lake may lie
    std::int64_t pinnedLakes = 0; ///< cells of lakes that are pinned

    /// False if the draft was stopped. `besides` is scratch memory.
    [[nodiscard]] bool find(const Draft& draft, BitGrid& besides);
};

} // namespace delve::generation
