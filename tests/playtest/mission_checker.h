#pragma once

#include "generation/level/world.h"

#include <cstdint>
#include <string>
#include <vector>

/// Checks what a mission claims, from outside: cell by cell, by every state of a player, and with no code of the stage
/// that planned it.
namespace delve::test {

struct MissionFaults {
    std::vector<std::string> faults; ///< empty if all is as claimed
    int strictLocks = 0;             ///< colours without whose key the goal is not reached
    int shortcutLocks = 0;
};

/// `shortestWin` is how many steps the shortest win takes.
[[nodiscard]] MissionFaults missionFaults(const Level& level, const TileCatalogue& tiles, std::int64_t shortestWin);

} // namespace delve::test
