#pragma once

#include "generation/level/blueprint.h"
#include "generation/random/stream.h"
#include "generation/stages/machine_plan.h"

namespace delve::generation {

/// Gives the ground of an area the layout of a blueprint, and says where its prize is. False, with the plan as it was,
/// where the area has no room for it.
///
/// A pit lies behind a wall across the area: one ledge leads into it, another one out. In it lies the key of a
/// strongroom, which another wall parts from what is left. Around an island there is water, one or two cells wide; a
/// causeway crosses it in a straight line, and its first cell is a secret door. Where a later stage may put an exit
/// into a wall, neither touches one. Each layout is proven before it is taken.
[[nodiscard]] bool layOut(MachinePlan& plan, BlueprintLayout layout, Stream& random);

} // namespace delve::generation
