#pragma once

#include "generation/level/world.h"

#include <optional>
#include <string>
#include <vector>

/// Looks at a finished level from outside: shares no code with what made it, works on plain arrays and floods cell by
/// cell. Each function gives sentences about what is wrong, nothing where all is well.
namespace delve::test {

using Problems = std::vector<std::string>;

/// One region; nothing walkable touches void, nor the map's edge but for a door with a portal.
[[nodiscard]] Problems groundProblems(const Level& level, const TileCatalogue& tiles);

/// Rooms lie apart by a cell at least, all their cells are walkable, ids are unique, growth points lie in their rooms.
[[nodiscard]] Problems roomProblems(const Level& level, const TileCatalogue& tiles);

/// As many growth points in each quadrant of the map, but for one.
[[nodiscard]] Problems quadrantProblems(const Level& level);

/// Halls are walkable and joined to a link; those that are no repair are one straight run that ends in its two rooms.
[[nodiscard]] Problems hallProblems(const Level& level, const TileCatalogue& tiles);

/// Things stand on walkable cells, no two on one; ids are unique; as many starts as players.
[[nodiscard]] Problems thingProblems(const Level& level, const TileCatalogue& tiles, std::int64_t players);

/// All of them.
[[nodiscard]] Problems problemsOf(const World& world);

/// How many cells of a built-in kind end the game.
[[nodiscard]] std::int64_t exitsOf(const Level& level);

/// What was pinned in `before` and is not as it was: cells, things.
[[nodiscard]] Problems pinProblems(const Level& before, const Level& after);

/// How many single cells an independent packer gets onto an empty map of this size, none touching another nor on the
/// edge, with as many in each quadrant but for one.
[[nodiscard]] std::int64_t packedRooms(Size size);

/// The level as text, for messages of failed tests.
[[nodiscard]] std::string pictureOf(const Level& level, const TileCatalogue& tiles);
/// All problems in one line each, with the picture; empty where there are none.
[[nodiscard]] std::string report(const Problems& problems, const Level& level, const TileCatalogue& tiles);

} // namespace delve::test
