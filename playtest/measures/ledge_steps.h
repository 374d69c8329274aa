#pragma once

#include "generation/graph/step_rule.h"
#include "generation/level/grid.h"
#include "generation/level/tile.h"

namespace delve::play {

/// Does a ledge, at either end, forbid the step between two cells side by side?
[[nodiscard]] bool ledgeForbids(const Grid& tiles, const TileCatalogue& catalogue, Cell from, Cell to);
/// Does the ledge under the feet forbid it? Whoever is met from the cell beside may stand on a ledge that leads
/// elsewhere.
[[nodiscard]] bool ledgeHolds(const Grid& tiles, const TileCatalogue& catalogue, Cell from, Cell to);

/// The rule of steps that enter and leave ledges in their direction only; empty if there is no ledge. Tiles and
/// catalogue outlive it.
[[nodiscard]] StepRule stepsDownLedges(const Grid& tiles, const TileCatalogue& catalogue);

} // namespace delve::play
