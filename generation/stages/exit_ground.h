#pragma once

#include "generation/level/sides.h"
#include "generation/pipeline/draft.h"

#include <algorithm>

/// Where an exit may be entered from.
namespace delve::generation {

/// Has an earlier stage reserved cells? An exit that is entered from these alone might be behind a secret door, or
/// beside a ledge, which is left straight ahead.
[[nodiscard]] inline bool hasReserved(const Draft& draft) { return draft.reservedCells.size().area() > 0; }

[[nodiscard]] inline bool mayLeadToExit(const Draft& draft, Cell ground) {
    return draft.walkableCells().has(ground) && !draft.reserved(ground);
}

[[nodiscard]] inline bool mayBecomeExit(const Draft& draft, Cell wall) {
    return std::ranges::any_of(sidesInReadingOrder, [&](Cell side) { return mayLeadToExit(draft, wall + side); });
}

} // namespace delve::generation
