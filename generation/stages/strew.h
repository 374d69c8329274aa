#pragma once

#include "generation/pipeline/draft.h"
#include "generation/random/stream.h"

/// Strewing things of one kind over the floor: what flowers and coins have in common.
namespace delve::generation {

struct Strewn {
    std::int64_t placed = 0;
    std::int64_t wanted = 0;
};

/// One for each `floorCells` cells of floor, and at least one, on cells drawn from the free floor of rooms, or of any
/// ground if no room has floor; no two on one cell. Pinned ones count toward the number. One free cell is left for
/// later stages. Cancelled if the draft was stopped.
[[nodiscard]] Result<Strewn> strew(Draft& draft, Stream& random, ThingKind kind, std::int64_t floorCells);

} // namespace delve::generation
