#pragma once

#include "generation/level/world.h"

#include <optional>
#include <string>
#include <vector>

/// Checks a finished level from outside: shares no code with the generator, works on plain arrays and floods cell by
/// cell. Each function returns sentences about what is wrong, or nothing.
namespace delve::test {

using Problems = std::vector<std::string>;

/// One region; nothing walkable touches void, nor the map's edge, except a door with a portal.
[[nodiscard]] Problems groundProblems(const Level& level, const TileCatalogue& tiles);

/// Rooms lie apart by a cell at least, all their cells are walkable, ids are unique, growth points lie in their rooms.
[[nodiscard]] Problems roomProblems(const Level& level, const TileCatalogue& tiles);

/// The numbers of growth points in the quadrants of the map differ by at most one.
[[nodiscard]] Problems quadrantProblems(const Level& level);

/// Halls are walkable and joined to a link; those that are no repair are one straight run that ends in its two rooms.
[[nodiscard]] Problems hallProblems(const Level& level, const TileCatalogue& tiles);

/// Things stand on walkable cells, no two on one; ids are unique; as many starts as players.
[[nodiscard]] Problems thingProblems(const Level& level, const TileCatalogue& tiles, std::int64_t players);

/// All of these problems.
[[nodiscard]] Problems problemsOf(const World& world);

/// How many cells of a built-in kind end the game.
[[nodiscard]] std::int64_t exitsOf(const Level& level);

/// The pinned cells and things of `before` that differ in `after`.
[[nodiscard]] Problems pinProblems(const Level& before, const Level& after);

/// How many single cells an independent packer fits on an empty map of this size, none touching another nor on the
/// edge, with numbers in the quadrants that differ by at most one.
[[nodiscard]] std::int64_t packedRooms(Size size);

/// The level as text, for messages of failed tests.
[[nodiscard]] std::string pictureOf(const Level& level, const TileCatalogue& tiles);
/// The first ten problems, one a line, and the picture of a level that is not too wide; empty if there are none.
[[nodiscard]] std::string report(const Problems& problems, const Level& level, const TileCatalogue& tiles);

} // namespace delve::test
