#pragma once

#include "generation/stages/mission/mission_plan.h"

namespace delve::generation {

/// Writes what was planned on the draft: doors with locks, keys, ledges, secret doors, grates, the mission; reserves
/// all of it; and hands the ends that are not placed on to later stages.
void placeMission(MissionPlan& plan);

} // namespace delve::generation
