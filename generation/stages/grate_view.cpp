#include "generation/stages/grate_view.h"

namespace delve::generation {

/// At depth 1 the line passes the grate, at most half a cell from its centre.
bool GrateView::isClear(const GratePlace& place, std::int32_t depth, std::int32_t off) const {
    for (std::int32_t k = 2; k < depth; ++k) {
        // The line is off * k / depth across; the nearest cell, rounded upward where it passes between two. Counted
        // from -depth on, so that no division is of a number below 0.
        const auto halves = 2 * off * k + depth + 2 * depth * depth;
        const auto nearest = halves / (2 * depth) - depth;
        const bool isBetween = halves % (2 * depth) == 0;
        const bool clear = m_seeThrough.has(cellAt(place, k, nearest)) ||
                           (isBetween && m_seeThrough.has(cellAt(place, k, nearest - 1)));
        if (!clear) return false;
    }
    return true;
}

} // namespace delve::generation
