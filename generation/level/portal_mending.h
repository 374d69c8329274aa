#pragma once

#include "generation/level/world.h"

#include <functional>

/// Repairs where portals lead. One that was pasted from another world or set by hand may lead to something missing; the
/// writer of files would refuse it.
namespace delve {

/// If its level is missing, the portal leads nowhere, as if just placed; if its cell is off that level's map, it names
/// no cell. True if anything was changed.
bool mendPortal(Thing& portal, const Level& own, const World& world);
/// The same for all portals of a level.
bool mendPortals(Level& level, const World& world);
/// The same for all levels. If `stopped` returns true, some are left as they were.
bool mendPortals(World& world, const std::function<bool()>& stopped = {});

} // namespace delve
