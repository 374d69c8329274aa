#pragma once

#include "generation/level/level.h"
#include "generation/level/tile.h"

#include <string>
#include <vector>

/// What set pieces promise, checked by code of its own: floods, and a search through every state of a player.
namespace delve::test {

struct MachinesMade {
    Level before;
    Level after;
    TileCatalogue tiles;
};

/// What is wrong; empty if nothing is.
[[nodiscard]] std::vector<std::string> machineProblems(const MachinesMade& made);

/// What is wrong with the prizes of pits and islands of the built-in blueprints: each lock and each secret door shuts
/// in a chest, and no key of a lock can be had without a jump down a ledge.
[[nodiscard]] std::vector<std::string> prizeProblems(const MachinesMade& made);

/// The cells whose tile or decoration changed, or that got a thing.
[[nodiscard]] std::vector<Cell> cellsOfMachines(const MachinesMade& made);

} // namespace delve::test
