#pragma once

#include "generation/pipeline/stage.h"

#include <string_view>

/// Where the road enters and leaves a town: it leads from the streets to the edges of the map. In a single town the
/// first gate is the start and the second the golden exit; in a journey each is a door on the map's edge with a portal.
namespace delve::generation {

enum class TownGatesWay : std::uint8_t { StartAndExit, Portals };

struct TownGatesParameters {
    TownGatesWay way = TownGatesWay::StartAndExit;
    std::int64_t gates = 2; ///< of Portals
};

/// The property of a gate's portal, that says on which edge of the map it lies:
/// "north", "east", "south" or "west".
inline constexpr std::string_view gateSideProperty = "side";

/// The portals lead nowhere yet: the code that makes the journey sets their level and cell.
[[nodiscard]] Done townGates(Draft& draft, Stream& random, const TownGatesParameters& parameters);

} // namespace delve::generation
