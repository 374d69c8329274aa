#pragma once

#include "generation/pipeline/parameter_values.h"
#include "generation/stages/mission/mission_plan.h"

namespace delve::generation {

/// Records the cycles whose far way is at least one and a half times as long as the near one, and 12 steps longer: a
/// later stage puts danger on the near one. Only where rooms can be named. A share of them, drawn.
void planTwoWays(MissionPlan& plan, Percent share);

/// Records the dead ends among rooms, off the way to the goal, without a key: a later stage puts something there that
/// is worth the walk. A share of them, drawn.
void planTreasures(MissionPlan& plan, Percent share);

} // namespace delve::generation
