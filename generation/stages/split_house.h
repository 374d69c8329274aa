#pragma once

#include "generation/pipeline/stage.h"

/// The inside of a house: a door in its outer wall, walls that split it, each with one opening, and chests. Like seed
/// 002's houses, except that chests are drawn over the whole floor, so that they do not gather at the top.
namespace delve::generation {

enum class HouseDoorEdge : std::uint8_t { Any, North, East, South, West };

struct SplitHouseParameters {
    HouseDoorEdge door = HouseDoorEdge::Any;
    std::int64_t longest = 0; ///< cells; 0: one split, however long the parts are
    Percent chest = percent(2);
    std::int64_t chests = 3;
    Percent anyChest;           ///< of a house with a chest, and of each further one; `chest` is for each cell
    std::int64_t furniture = 0; ///< the most pieces in a room
};

/// The door carries a portal. In a house by itself it leads back in, to the cell behind the door.
[[nodiscard]] Done splitHouse(Draft& draft, Stream& random, const SplitHouseParameters& parameters);

} // namespace delve::generation
