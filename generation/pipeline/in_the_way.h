#pragma once

#include "generation/pipeline/draft.h"

#include <cstddef>
#include <vector>

/// The cells that a stage names in a failure that pins may have caused: those in its way. All in cell order, and empty
/// if nothing is pinned or occupied: then the reason is another.
namespace delve::generation {

/// At most this many cells are named: enough to find the place, and few enough to look at.
inline constexpr std::size_t maxCellsNamed = 1000;

/// The pinned cells of an area, and those on which pinned things stand.
[[nodiscard]] std::vector<Cell> pinsIn(const Draft& draft, const Rect& area);
/// The same of the whole map.
[[nodiscard]] std::vector<Cell> pinsOf(const Draft& draft);
/// The cells of an area that take no thing, for any reason.
[[nodiscard]] std::vector<Cell> thinglessIn(const Draft& draft, const Rect& area);
/// The ground that takes no thing; if all of it takes one, or there is none, the pins of the map.
[[nodiscard]] std::vector<Cell> occupiedGround(const Draft& draft);

} // namespace delve::generation
