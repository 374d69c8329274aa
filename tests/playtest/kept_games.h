#pragma once

#include "playtest/shell/shell.h"

#include <string>
#include <vector>

/// Games with each ending, and some unfinished ones: the games that tests/data/kept holds as each version wrote them.
namespace delve::test {

struct KeptGame {
    std::string name; ///< of its file
    play::Shell shell;
};

/// All of them, played by the current program.
[[nodiscard]] std::vector<KeptGame> playKeptGames();

} // namespace delve::test
