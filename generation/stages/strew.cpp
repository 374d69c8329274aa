#include "generation/stages/strew.h"

#include "generation/stages/floor_cells.h"
#include "generation/stages/spots.h"

#include <algorithm>
#include <bit>

namespace delve {
namespace {

/// Plants on the cells that have as many before them as the numbers say, which rise. False where the draft was stopped.
bool plant(Draft& draft, ThingKind kind, const BitGrid& cells, std::span<const std::uint32_t> chosen) {
    std::uint32_t before = 0;
    std::size_t next = 0;
    for (std::int32_t y = 0; y < cells.size().height && next < chosen.size(); ++y) {
        if (y % 64 == 0 && draft.stopped()) return false;
        std::int32_t x = 0;
        for (const auto word : cells.row(y)) {
            const auto after = before + static_cast<std::uint32_t>(std::popcount(word));
            for (; next < chosen.size() && chosen[next] < after; ++next)
                draft.addThing(kind, {x + placeOfBit(word, chosen[next] - before), y});
            before = after;
            x += 64;
        }
    }
    return true;
}

} // namespace

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
    if (!plant(draft, kind, found.cells, chosen)) return cancelled();
    return Strewn{some, wanted};
}

} // namespace delve
