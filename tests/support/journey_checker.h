#pragma once

#include "tests/support/level_checker.h"

#include <cstdint>

/// Looks at a finished journey from outside, as level_checker.h does at any level: shares no code with what made it.
namespace delve::test {

/// No two sites nearer than `spacing` (squared) or touching, and no place where one more site would fit. With 0 the
/// spacing is the least there is between two sites.
[[nodiscard]] Problems siteProblems(const Level& journey, std::int64_t squaredSpacing = 0);

/// Only sites and roads can be walked. Each link has a road of its own that touches just the two sites it joins, with a
/// barrier that names them; no two links cross; all sites are connected.
[[nodiscard]] Problems roadProblems(const Level& journey, const TileCatalogue& tiles);

/// Every cell belongs to the land of the site nearest to it, no two neighbours look alike, and forest or mountain lies
/// only where two lands meet.
[[nodiscard]] Problems landProblems(const Level& journey);

/// The start is in the lower left site, the goal in the one farthest from it.
[[nodiscard]] Problems endProblems(const Level& journey);

/// Every portal leads to a walkable cell, with a portal on it that leads back to the level it came from.
[[nodiscard]] Problems portalProblems(const World& world);

/// The inside of a house: its door where its recipe says, and at most three chests.
[[nodiscard]] Problems houseProblems(const Level& house);

/// On some way through as few towns as possible there are supplies for each next town, and in all one and a half times
/// what they cost.
[[nodiscard]] Problems provisionProblems(const World& world);

/// All of them, of all levels.
[[nodiscard]] Problems journeyProblems(const World& world);

} // namespace delve::test
