#pragma once

#include "tests/playtest/inspect/found_problems.h"

#include <functional>
#include <vector>

/// Small worlds that are wrong in one respect.
namespace delve::test {

struct Broken {
    const char* name;
    std::function<World()> world;
    const char* expected; ///< the problems, and no other
};

/// One at least for each check that needs neither a proof nor a hint.
const std::vector<Broken>& brokenWorlds();

World withLevelThatNobodyEnters();

/// Level "pit", with a chasm in the third row, or what `row` says.
[[nodiscard]] World withLevelBelow(const std::string& below, const std::string& row = "#.V...#");
[[nodiscard]] World withLevelBelowOfWalls();
/// Of the walls, the one that is nearest to the farthest ground lies beside the ledge.
[[nodiscard]] World withoutExitBesideALedge();

} // namespace delve::test
