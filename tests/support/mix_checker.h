#pragma once

#include "generation/level/recipe.h"
#include "generation/level/result.h"
#include "tests/support/level_checker.h"

/// Is the world of a random recipe correct? For mixes of stages, and for parameters at their limits.
namespace delve::test {

/// Checks each level's ground, rooms, lists and things, whether the objective that its stages suggest can be reached,
/// and the file.
[[nodiscard]] Problems mixProblems(World world, const Recipe& recipe);

/// The end of the message of a failed test of mixes, for the person who has just registered a stage.
inline constexpr auto whereToMend =
    "\nIf the stage is right: what runs before it is put together in tests/generation/pipeline/drawn_recipes.cpp, the "
    "objective that it is held to in tests/support/mix_checker.cpp, and what every level must have in "
    "tests/support/level_checker.cpp.";

/// A map may lack what a stage needs (two free rooms, a wall that leads out): a failure that says so is no fault.
[[nodiscard]] bool saysWhatItLacks(const Failure& failure);

} // namespace delve::test
