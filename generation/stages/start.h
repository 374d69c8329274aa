#pragma once

#include "generation/pipeline/stage.h"

namespace delve::generation {

enum class StartWay : std::uint8_t { Random, LowerLeft, FarthestOfThree, FarthestRoom, ByDoor, Mission };
enum class StartDistance : std::uint8_t { Straight, Path };

/// Where player 1 begins. A pinned start stays the only one. The room farthest from the boss is the longest walk away:
/// the most steps, over cells, from the boss to the first cell of the room that is reached. Where a mission was planned
/// without a start, it begins where the mission wants it, whatever is chosen: its locks hold only from there.
struct StartParameters {
    StartWay way = StartWay::Random;
    StartDistance distance = StartDistance::Straight; ///< of FarthestOfThree
    std::int64_t roomSide = 0; ///< of FarthestRoom: rooms with a square of this side come before all others
};

[[nodiscard]] Done placeStart(Draft& draft, Stream& random, const StartParameters& parameters);

} // namespace delve::generation
