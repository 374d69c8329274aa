#pragma once

#include "playtest/shell/shell.h"

#include <string>

/// What was read from a file, a line for each thing that matters, to compare with what an earlier version read. Every
/// word of the file is a number here, so that a word with a changed meaning is detected; a word without a number throws
/// std::invalid_argument.
namespace delve::test {

[[nodiscard]] std::string summaryOf(const World& world);
[[nodiscard]] std::string summaryOf(const Recipe& recipe);
/// The game as it stands, and, if it is of the current rules, what its keys lead to when they are played again.
[[nodiscard]] std::string summaryOf(const play::Shell& shell);

} // namespace delve::test
