#pragma once

#include "generation/pipeline/draft.h"

namespace delve {

/// What every level must have, whatever its stages did. Run by the pipeline, not by stages.

/// Walls off what is walkable on the map's edge, but for doors that carry a portal. A failure names the pinned cells in
/// the way.
[[nodiscard]] Done closeEdge(Draft& draft);

/// Walls around all ground; where a pinned void cell touches ground, a failure that names the ground.
[[nodiscard]] Done closeWalls(Draft& draft);

} // namespace delve
