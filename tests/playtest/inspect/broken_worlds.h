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

} // namespace delve::test
