#pragma once

#include "generation/pipeline/stage.h"

/// Rooms on the places of a board, drawn so that no two meet. Their number is given, follows from the size of the map,
/// or grows with the depth as seed 001 has it.
namespace delve::generation {

enum class ScatterNumber : std::uint8_t {
    Map,    ///< as many as `rooms` says
    Depth,  ///< ceil(3.1 x depth + 2.5): 6, 9, 12 …
    Listed, ///< the same line rounded down: 5, 8, 11 …
};

struct ScatterRoomsParameters {
    Count rooms;
    ScatterNumber number = ScatterNumber::Map;
    std::int64_t depth = 1;
    Span side{1, 7};
    bool overhang = false; ///< rooms of all sizes, also such as are larger than a place of the board
};

/// How many rooms a level of this depth has.
[[nodiscard]] std::int64_t roomsAtDepth(std::int64_t depth, bool roundedDown);

[[nodiscard]] Done scatterRooms(Draft& draft, Stream& random, const ScatterRoomsParameters& parameters);

} // namespace delve::generation
