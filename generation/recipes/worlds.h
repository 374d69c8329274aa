#pragma once

#include "generation/recipes/hand_work.h"
#include "generation/recipes/recipes.h"

#include <span>
#include <string_view>

namespace delve::generation {

/// Does a recipe make levels beside its own?
[[nodiscard]] bool makesLevels(const Recipe& recipe, const Declarations& declarations);

/// Regenerates one level of a world by this recipe, which need not be its old one, and all levels within it: a journey
/// with its towns, a town with its houses. Pins in it hold. An inner level with hand work, or with hand work in a level
/// within it, stays as it is with all levels within it, at the site or door where it was entered or at the nearest one
/// that is left; `discarded` names those for which there is none, and the caller decides what to do about that. All
/// other levels stay as they are, except that portals into what was regenerated lead to where it can be entered now,
/// and that a journey that needs provisions gets chests in the regenerated levels. A pinned portal keeps its target
/// while that exists; if it does not, a note says so. A world with no other level keeps its rules. `trace` is that of
/// the level itself; `stamps` are rooms that a person made, in the tiles of the world, for the stages that place some.
/// `handWork` is that of the world, for callers that ask many times; found if it is null. Fails if there is no such
/// level.
[[nodiscard]] Result<GeneratedWorld> regenerateLevel(const World& world, std::string_view levelId, const Recipe& recipe,
                                                     Size size, Workspace& workspace, Feedback* feedback = nullptr,
                                                     Trace* trace = nullptr, std::span<const Level> stamps = {},
                                                     const HandWork* handWork = nullptr,
                                                     const Declarations& declarations = builtInDeclarations(),
                                                     const FileReader& files = {});

} // namespace delve::generation
