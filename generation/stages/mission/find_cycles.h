#pragma once

#include "generation/stages/mission/mission_plan.h"

namespace delve::generation {

/// The cycles that the way from start to goal passes: in each block of at least four rooms on it, the two shortest ways
/// that share nothing but their ends. Then ears that begin and end on one of these ways, at least three rooms on either
/// side, down to `nesting`. At most a dozen: a person would not tell more of them apart.
void findCycles(MissionPlan& plan, std::uint32_t nesting);

} // namespace delve::generation
