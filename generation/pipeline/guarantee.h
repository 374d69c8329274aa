#pragma once

#include "generation/pipeline/draft.h"

namespace delve::generation {

/// What every level must have, whatever its stages did. Run by the pipeline, not by stages.

/// If only a part of a level is regenerated, everything around it is pinned, and is taken as it is.
enum class PinnedGround : std::uint8_t { Judged, TakenAsItIs };

/// Walls off the walkable cells on the map's edge, except doors that carry a portal. A failure names the pinned cells
/// in the way.
[[nodiscard]] Done closeEdge(Draft& draft, PinnedGround pinnedGround = PinnedGround::Judged);

/// Walls around all ground; where a pinned void cell touches ground, a failure that names the ground.
[[nodiscard]] Done closeWalls(Draft& draft, PinnedGround pinnedGround = PinnedGround::Judged);

} // namespace delve::generation
