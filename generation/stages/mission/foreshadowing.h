#pragma once

#include "generation/stages/mission/mission_plan.h"

namespace delve::generation {

/// Plans grates in walls that stand between the first steps of the way to what is needed first and a place behind a
/// lock, or the goal's: it is seen, in a straight line, long before it is reached. Of each pattern, the cells are the
/// grate, from where one sees through it, and what one sees. Gives how many; nothing when stopped.
[[nodiscard]] std::optional<std::size_t> planGrates(MissionPlan& plan, std::size_t wanted);

} // namespace delve::generation
