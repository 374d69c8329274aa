#pragma once

#include "generation/level/bit_grid.h"
#include "generation/level/grid.h"
#include "generation/level/mission.h"
#include "generation/level/shared.h"
#include "generation/pipeline/partition.h"

#include <cstdint>
#include <optional>
#include <vector>

namespace delve::generation {

/// What stages pass to later ones beside the lists of the draft. The level keeps the mission and the decoration alone.
struct PassedOn {
    std::vector<PartitionNode> partition;
    std::optional<std::int64_t> roomsDecided; ///< the rooms that a stage with no number aims at, by other parameters
    std::int64_t squaredSpacing = 0;          ///< the least squared distance between sites; 0 if nobody strewed any
    BitGrid reservedCells;                    ///< written by Draft::reserve(); of size 0 x 0 where there are none
    Shared<Mission> mission;                  ///< empty until a stage plans one
    Grid decoration;                          ///< written by Draft::decorate(); of size 0 x 0 where there is none
    std::optional<Cell> missionStart;         ///< where player 1 has to begin, if a mission was planned without a start
    std::optional<Cell> missionExit;          ///< the wall for its exit, if it was planned without a goal

    [[nodiscard]] bool reserved(Cell cell) const { return reservedCells.size().area() > 0 && reservedCells.at(cell); }
};

} // namespace delve::generation
