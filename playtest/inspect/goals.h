#pragma once

#include "playtest/inspect/inspected.h"

#include <cstdint>
#include <vector>

/// Where a game is as good as won: at what an objective needs one of.
namespace delve::play {

/// The cells of a level with something that wins by this objective, in order.
[[nodiscard]] std::vector<Cell> goalsOn(const Inspected& inspected, const ObjectiveInfo& objective,
                                        std::uint32_t level);
/// Those of these cells, in order, that are this one or beside it.
[[nodiscard]] std::vector<Cell> besideOrAt(const std::vector<Cell>& cells, Cell cell);
/// Clears these cells and those beside them.
void clearAround(BitGrid& grid, const std::vector<Cell>& cells);

/// Does anybody start at something that wins by this objective?
[[nodiscard]] bool startsAtGoal(const Inspected& inspected, const ObjectiveInfo& objective);

} // namespace delve::play
