#pragma once

#include "generation/recipes/declarations.h"
#include "playtest/rules/objective.h"

namespace delve::play {

/// What there is to play with: the objectives, and what a game generates its further levels by. Passed in, so that what
/// was added at run time works like what is built in.
struct Declarations {
    ObjectiveRegistry objectives;
    generation::Declarations generation;
};
/// The built-in declarations; to add to them, copy them.
[[nodiscard]] const Declarations& builtInDeclarations();

} // namespace delve::play
