#pragma once

#include "generation/level/result.h"
#include "generation/level/world.h"
#include "playtest/rules/declarations.h"

namespace delve::generation {
class Feedback;
} // namespace delve::generation

/// What lies deeper than a world, and what that changes.
namespace delve::play {

/// Does whoever wins this world go on one level deeper?
[[nodiscard]] bool goesDeeper(const World& world, const ObjectiveRegistry& objectives = builtInObjectives());

/// The world that they go on to: the same recipe, more rooms, a seed derived from this one. Fails for a level without a
/// recipe.
[[nodiscard]] Result<World> worldBelow(const World& world, const generation::Declarations& declarations,
                                       generation::Feedback* feedback = nullptr);

/// The world one deeper: the one below, where play goes on to it; else the same world, at the next depth of its rules.
[[nodiscard]] Result<World> worldOneDeeper(const World& world, const Declarations& declarations = builtInDeclarations(),
                                           generation::Feedback* feedback = nullptr);

/// Can the depth in the rules of a world change a game on it? Only if there may be a fight.
[[nodiscard]] bool dependsOnDepth(const World& world);

} // namespace delve::play
