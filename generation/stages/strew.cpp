#include "generation/stages/strew.h"

#include "generation/stages/floor_cells.h"
#include "generation/stages/spots.h"

#include <algorithm>

namespace delve::generation {
Result<Strewn> strew(Draft& draft, Stream& random, ThingKind kind, std::int64_t floorCells) {
    auto& scratch = draft.workspace().bits[0];
    const auto floor = findFloorCells(draft, scratch);
    if (!floor) return cancelled();
    const FloorCells found = floor->floor > 0 ? *floor : findGroundCells(draft, scratch);
    const auto asked = std::max<std::int64_t>(1, (found.floor + floorCells / 2) / floorCells);
    const auto wanted = std::max<std::int64_t>(0, asked - pinnedThings(draft, kind));
    const auto some = std::min(wanted, found.available > 1 ? found.available - 1 : found.available);
    const auto chosen =
        drawDistinct(static_cast<std::uint32_t>(found.available), static_cast<std::uint32_t>(some), random);
    const auto plant = [&](Cell cell) { draft.addThing(kind, cell); };
    if (!forEachChosen(
            found.cells, chosen, [&draft] { return draft.stopped(); }, plant))
        return cancelled();
    return Strewn{some, wanted};
}

} // namespace delve::generation
