#pragma once

#include "playtest/shell/shell.h"

#include <string>

/// A summary of a file that was read, with a line for each thing that matters, to compare with an earlier version's.
/// Every word of the file is a number here, so that a word with a changed meaning is detected; a word without a number
/// throws std::invalid_argument.
namespace delve::test {

[[nodiscard]] std::string summaryOf(const World& world);
[[nodiscard]] std::string summaryOf(const Recipe& recipe);
/// The current state of the game, and, if its rules are the current ones, the result of replaying its keys.
[[nodiscard]] std::string summaryOf(const play::Shell& shell);

} // namespace delve::test
