#pragma once

#include "generation/recipes/hand_work.h"
#include "generation/recipes/recipes.h"

#include <span>
#include <string_view>

namespace delve::generation {

/// Does a recipe make levels beside its own?
[[nodiscard]] bool makesLevels(const Recipe& recipe, const Declarations& declarations);

/// Makes one level of a world anew by this recipe, which need not be the one it had, and all that lies within it: a
/// journey with its towns, a town with its houses. What was pinned in it holds. A level within that holds hand work, or
/// has a level within that does, stays as it is with all within it, at the site or door where it was entered or at the
/// nearest one that is left; `discarded` names those for which there is none, and whoever asks decides what becomes of
/// that. All other levels stay as they are, but that portals that lead into what was regenerated lead to where it can
/// be entered now, and where a journey has to be provided for, chests are added in the regenerated levels. A pinned
/// portal keeps its target for as long as that stands; where it does not, that is told. A world that has but this level
/// gets no other rules. `trace` is of the level itself; `stamps` are rooms that a person made, in the tiles of the
/// world, for the stages that place some. `handWork` is that of the world, for who asks many times; found out where it
/// is null. Fails where there is no such level.
[[nodiscard]] Result<GeneratedWorld> regenerateLevel(const World& world, std::string_view levelId, const Recipe& recipe,
                                                     Size size, Workspace& workspace, Feedback* feedback = nullptr,
                                                     Trace* trace = nullptr, std::span<const Level> stamps = {},
                                                     const HandWork* handWork = nullptr,
                                                     const Declarations& declarations = builtInDeclarations(),
                                                     const FileReader& files = {});

} // namespace delve::generation
