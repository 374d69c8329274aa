#include "generation/graph/line_of_sight.h"

#include <algorithm>
#include <cstdlib>
#include <utility>

namespace delve {

bool seeEachOther(const BitGrid& seeThrough, Cell a, Cell b, std::int32_t radius) {
    const std::int64_t dx = b.x - a.x;
    const std::int64_t dy = b.y - a.y;
    const std::int64_t reach = radius;
    if (dx * dx + dy * dy > reach * reach + reach) return false;
    const bool byRows = std::abs(dy) >= std::abs(dx);
    const auto rows = byRows ? std::abs(dy) : std::abs(dx);
    const auto aside = byRows ? dx : dy;
    const std::int32_t ahead = (byRows ? dy : dx) > 0 ? 1 : -1;
    for (std::int64_t row = 1; row < rows; ++row) {
        // The line is aside * row / rows across, which is rounded upward where it is halfway. Counted from -rows on, so
        // that no division is of a number below 0.
        const auto halves = 2 * aside * row + rows + 2 * rows * rows;
        const auto nearest = halves / (2 * rows) - rows;
        const auto isOpen = [&](std::int64_t across) {
            const auto off = static_cast<std::int32_t>(across);
            const auto along = ahead * static_cast<std::int32_t>(row);
            return seeThrough.has(a + (byRows ? Cell{off, along} : Cell{along, off}));
        };
        const bool isBetween = halves % (2 * rows) == 0;
        if (!isOpen(nearest) && !(isBetween && isOpen(nearest - 1))) return false;
    }
    return true;
}

} // namespace delve
