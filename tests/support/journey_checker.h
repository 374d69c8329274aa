#pragma once

#include "tests/support/level_checker.h"

#include <cstdint>
#include <functional>

/// Checks a finished journey from outside, as level_checker.h does any level: shares no code with the generator.

namespace delve::test {

/// No two sites touch or are nearer than the spacing, given as its square, and nowhere would one more site fit. With 0
/// the spacing is the smallest distance of two sites.
[[nodiscard]] Problems siteProblems(const Level& journey, std::int64_t squaredSpacing = 0);

/// Only sites and roads are walkable. Each link has a road of its own that touches only the two sites it joins, with a
/// barrier that names them; no two links cross; all sites are connected.
[[nodiscard]] Problems roadProblems(const Level& journey, const TileCatalogue& tiles);

/// Every cell belongs to the land of the site nearest to it, no two neighbours look alike, and forest or mountain lies
/// only where two lands meet.
[[nodiscard]] Problems landProblems(const Level& journey);

/// The start is in the lower left site, the goal in the one farthest from it.
[[nodiscard]] Problems endProblems(const Level& journey);

/// Every portal leads to a walkable cell, with a portal on it that leads back to the level it came from.
[[nodiscard]] Problems portalProblems(const World& world);

/// The inside of a house: its door is where its recipe says, and it has at most three chests.
[[nodiscard]] Problems houseProblems(const Level& house);

/// On some path through the fewest towns there are supplies for each next town, and in total one and a half times what
/// they cost; at each town but the first, and at the end, so many more as `spareAt` says of the number of that town.
[[nodiscard]] Problems provisionProblems(
    const World& world, const std::function<long long(long long town)>& spareAt = [](long long) { return 0LL; });

/// All of these problems, of all levels.
[[nodiscard]] Problems journeyProblems(const World& world);

} // namespace delve::test
