#pragma once

#include "editor/tools/tool.h"

#include <algorithm>
#include <cstdlib>

namespace delve::editor {

/// The rectangle with these two cells at opposite corners.
[[nodiscard]] inline Rect boxBetween(Cell a, Cell b) {
    return {std::min(a.x, b.x), std::min(a.y, b.y), std::abs(a.x - b.x) + 1, std::abs(a.y - b.y) + 1};
}

/// The same with modifier keys: Shift makes it a square of the longer side, Alt draws it from its centre.
[[nodiscard]] inline Rect boxBetween(Cell from, const Pointer& to) {
    Cell by = to.cell - from;
    if (to.shift) {
        const std::int32_t side = std::max(std::abs(by.x), std::abs(by.y));
        by = {by.x < 0 ? -side : side, by.y < 0 ? -side : side};
    }
    return boxBetween(to.alt ? from - by : from, from + by);
}

} // namespace delve::editor
