#pragma once

#include "generation/level/world.h"

#include <functional>

/// Where portals lead, kept to what there is: what is pasted from another world or set by hand would else be refused by
/// whoever writes the file.
namespace delve {

/// Lets it lead nowhere, as one that was just placed, where its level is not there; and to no cell that is off that
/// level's map. True where it had to.
bool mendPortal(Thing& portal, const Level& own, const World& world);
/// Likewise all of a level.
bool mendPortals(Level& level, const World& world);
/// Likewise of all levels. Where `stopped` says so, some are left as they were.
bool mendPortals(World& world, const std::function<bool()>& stopped = {});

} // namespace delve
