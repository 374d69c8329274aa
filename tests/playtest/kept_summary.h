#pragma once

#include "playtest/shell/shell.h"

#include <string>

/// What comes out of a file, a line for each thing that matters, to compare with what an earlier version read in it.
/// All that was a word in the file is a number here: a word that comes to stand for something else is found, and one
/// that has no number yet is thrown as std::invalid_argument.
namespace delve::test {

[[nodiscard]] std::string summaryOf(const World& world);
[[nodiscard]] std::string summaryOf(const Recipe& recipe);
/// The game as it stands, and, where it is of the rules of today, what its keys lead to when they are played again.
[[nodiscard]] std::string summaryOf(const play::Shell& shell);

} // namespace delve::test
