#pragma once

#include "generation/level/purpose.h"
#include "generation/pipeline/draft.h"

#include <cstdint>
#include <optional>
#include <vector>

/// What a table of purposes asks of a room: its size, its form and its place among the others.
namespace delve::generation {

struct RoomFacts {
    std::int64_t cells = 0; ///< of ground
    RoomForm form = RoomForm::Cave;
    std::int64_t waysIn = 0;
    std::int64_t depth = 0; ///< steps from the start, in percent of those to the goal; 100 where it is farther
    bool onTheWay = false;
    bool chokepoint = false;
    bool besideWater = false;
};

/// Those of all rooms, by their ids. The goal is what wins the level and is nearest to the start; where nothing does
/// yet, the ground farthest from it. Uses the workspace's distances and bit grids. Nothing if the draft was stopped.
[[nodiscard]] std::optional<std::vector<RoomFacts>> findRoomFacts(Draft& draft, Cell start);

[[nodiscard]] bool suits(const Purpose& purpose, const RoomFacts& room);

} // namespace delve::generation
