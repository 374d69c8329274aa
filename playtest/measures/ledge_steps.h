#pragma once

#include "generation/graph/paths.h"
#include "generation/level/level.h"

namespace delve::play {

/// Has the level a ledge?
[[nodiscard]] bool hasLedges(const Level& level, const TileCatalogue& tiles);

/// Does a ledge, at either end, forbid the step between two cells side by side?
[[nodiscard]] bool ledgeForbids(const Level& level, const TileCatalogue& tiles, Cell from, Cell to);
/// Does the ledge under the feet forbid it? Whoever is met from the cell beside may stand on a ledge that leads
/// elsewhere.
[[nodiscard]] bool ledgeHolds(const Level& level, const TileCatalogue& tiles, Cell from, Cell to);

/// The steps from a cell to all others that can be walked to, where ledges are entered and left in their direction
/// only; otherwise as findDistances().
[[nodiscard]] Distances distancesDownLedges(const Level& level, const TileCatalogue& tiles, const BitGrid& walkable,
                                            Cell from, const std::function<bool()>& stopped);

} // namespace delve::play
