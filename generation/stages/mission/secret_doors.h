#pragma once

#include "generation/stages/mission/mission_plan.h"

namespace delve::generation {

/// Plans hidden shortcuts: secret doors in doorways round which the walk is at least 16 steps longer, between places
/// that need the same keys. Gives how many.
[[nodiscard]] std::size_t planSecretDoors(MissionPlan& plan, std::size_t wanted);

} // namespace delve::generation
