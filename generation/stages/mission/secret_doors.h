#pragma once

#include "generation/stages/mission/lock_sight.h"

namespace delve::generation {

/// Plans hidden shortcuts: secret doors in doorways round which the walk is at least 16 steps longer, between places
/// that need the same keys. Gives how many. With
/// `sight`, the locks that it remembers stay in sight.
[[nodiscard]] std::size_t planSecretDoors(MissionPlan& plan, std::size_t wanted, LockSight* sight);

} // namespace delve::generation
