#pragma once

#include "generation/stages/mission/lock_sight.h"

namespace delve::generation {

/// Plans ledges in doorways that something goes round, each from a place that one comes to later to one that one comes
/// to earlier; first on the far ways of cycles, from a key home. Gives how many. With
/// `sight`, the locks that it remembers stay in sight.
[[nodiscard]] std::size_t planLedges(MissionPlan& plan, std::size_t wanted, LockSight* sight);

} // namespace delve::generation
