#pragma once

#include "generation/stages/mission/mission_plan.h"

namespace delve::generation {

/// Writes what was planned on the draft: doors with locks, keys, ledges, secret doors, grates, the mission; reserves
/// all of it; and hands the ends that are not placed on to later stages.
void placeMission(MissionPlan& plan);
/// The keys alone, where nothing else could be planned: those that pinned locks lacked.
void placeKeys(MissionPlan& plan);

} // namespace delve::generation
