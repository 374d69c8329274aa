#pragma once

#include "generation/level/result.h"
#include "generation/level/world.h"
#include "playtest/rules/declarations.h"

namespace delve::generation {
class Feedback;
} // namespace delve::generation

/// What lies deeper than a world, and what that changes.
namespace delve::play {

struct Game;

/// The world that the recipe makes; with the tiles, the rules and the tables of another world, if there is one.
[[nodiscard]] Result<World> worldBy(const Recipe& recipe, Size size, const World* like,
                                    const generation::Declarations& declarations);

/// Does whoever wins this world go on one level deeper?
[[nodiscard]] bool goesDeeper(const World& world, const ObjectiveRegistry& objectives = builtInObjectives());

/// The world that they go on to: the same recipe, more rooms, a seed derived from this one. Fails for a level without a
/// recipe.
[[nodiscard]] Result<World> worldBelow(const World& world, const generation::Declarations& declarations,
                                       generation::Feedback* feedback = nullptr);
/// The same of the world of a game.
[[nodiscard]] Result<World> worldBelow(const Game& game);

/// Is this game won, and is there a level below to go on to?
[[nodiscard]] bool canGoDeeper(const Game& game);

/// The world one deeper: the one below, where play goes on to it; else the same world, at the next depth of its rules.
[[nodiscard]] Result<World> worldOneDeeper(const World& world, const Declarations& declarations = builtInDeclarations(),
                                           generation::Feedback* feedback = nullptr);

/// Can the depth in the rules of a world change a game on it? Only if there may be a fight.
[[nodiscard]] bool dependsOnDepth(const World& world);

} // namespace delve::play
