#pragma once

#include "playtest/shell/shell.h"

#include <string>
#include <vector>

/// Games that end in each way, and some in mid-play: what tests/data/kept holds as each version wrote it.
namespace delve::test {

struct KeptGame {
    std::string name; ///< of its file
    play::Shell shell;
};

/// All of them, played again by the current program.
[[nodiscard]] std::vector<KeptGame> playKeptGames();

} // namespace delve::test
