#pragma once

#include "generation/level/bit_runs.h"
#include "generation/pipeline/draft.h"

#include <vector>

namespace delve::generation {

/// The pinned cells for whose tile `is` holds, in cell order. Incomplete if the draft was stopped.
template <class Is>
[[nodiscard]] std::vector<Cell> pinnedCellsWhere(const Draft& draft, Is is) {
    std::vector<Cell> cells;
    for (std::int32_t y = 0; draft.anyPins() && y < draft.size().height; ++y) {
        if (y % 64 == 0 && draft.stopped()) break;
        forEachBit(draft.pinnedCells().row(y), [&](std::int32_t x) {
            if (is(draft.at({x, y}))) cells.push_back({x, y});
        });
    }
    return cells;
}

} // namespace delve::generation
