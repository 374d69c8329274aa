#pragma once

#include "generation/recipes/declarations.h"
#include "playtest/rules/objective.h"

namespace delve::play {

/// What there is to play with: the objectives, and what a game generates its further levels by. Handed in, so that what
/// was added at run time is as good as what is built in.
struct Declarations {
    ObjectiveRegistry objectives;
    generation::Declarations generation;
};
/// What this library has by itself, to begin with: a copy can be added to.
[[nodiscard]] const Declarations& builtInDeclarations();

} // namespace delve::play
