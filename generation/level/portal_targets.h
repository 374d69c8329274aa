#pragma once

#include "generation/level/level_places.h"
#include "generation/level/world.h"

#include <cstddef>
#include <optional>
#include <string_view>

/// Where portals and chasms lead.
namespace delve {

/// The id of the level that a portal names, whether there is one or not; empty where it names none.
[[nodiscard]] std::string_view levelNamedBy(const Thing& portal);
/// The level that a portal of the level `own` names; that level itself where it names none. Null: it is not there.
[[nodiscard]] const Level* portalTarget(const Thing& portal, const Level& own, const World& world);
[[nodiscard]] const Level* portalTarget(const Thing& portal, const Level& own, const LevelPlaces& levels);

/// The property of a level that says to which level its chasms lead.
inline constexpr std::string_view belowProperty = "below";
/// The id that it names, whether there is such a level or not. Empty where it names none.
[[nodiscard]] std::string_view levelBelow(const Level& level);

struct Destination {
    std::size_t level = 0; ///< its number in the world
    Cell cell;
};

/// Where a player arrives who enters a portal of this level. A portal with a level but no cell leads to the start
/// there, or else to the portal that leads back. Nothing if it leads nowhere, or if nobody could stand there. Takes
/// LevelPlaces, not the world, because it is called for each portal of up to a hundred thousand levels.
[[nodiscard]] std::optional<Destination> destinationOf(const LevelPlaces& levels, std::size_t level,
                                                       const Thing& portal);

/// Where a portal leads within its own level; nothing if it leads to another one or nowhere, or if nobody could stand
/// there. Needs no world.
[[nodiscard]] std::optional<Cell> destinationWithin(const Level& level, const TileCatalogue& tiles,
                                                    const Thing& portal);

} // namespace delve
