#pragma once

#include "generation/level/world.h"
#include "tests/support/level_checker.h"

/// Are the lists of a level correct, and can it be played through? From outside like the level checker: plain arrays,
/// floods cell by cell, and no code of the generator.
namespace delve::test {

/// Links join two different rooms of the list. Halls are connected walkable cells, and lead to each of the rooms they
/// name along the cells of halls.
[[nodiscard]] Problems listProblems(const Level& level, const TileCatalogue& tiles);

/// From the start of player 1, with the keys found on the way, every cell, every thing and all that the objective needs
/// can be reached.
[[nodiscard]] Problems reachProblems(const World& world);

/// The file reads back, and writing it again gives the same bytes.
[[nodiscard]] Problems fileProblems(const World& world);

} // namespace delve::test
