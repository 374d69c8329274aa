#pragma once

#include "generation/pipeline/draft.h"

#include <cstddef>
#include <vector>

/// What a stage names in a failure where pins may be the reason: the cells that are in its way. All in the order of
/// cells, and none where nothing is pinned or occupied: then the reason is another.
namespace delve::generation {

/// So many cells are named at most: enough to find the place, not so many that nobody can look at them.
inline constexpr std::size_t maxCellsNamed = 1000;

/// The pinned cells of an area, and those on which pinned things stand.
[[nodiscard]] std::vector<Cell> pinsIn(const Draft& draft, const Rect& area);
/// The same of the whole map.
[[nodiscard]] std::vector<Cell> pinsOf(const Draft& draft);
/// The cells of an area on which no thing may be placed, for whatever reason.
[[nodiscard]] std::vector<Cell> thinglessIn(const Draft& draft, const Rect& area);
/// The ground on which no thing may be placed; where all of it takes one, or there is none, the pins of the map.
[[nodiscard]] std::vector<Cell> occupiedGround(const Draft& draft);

} // namespace delve::generation
