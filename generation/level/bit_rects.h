#pragma once

#include "generation/level/bit_grid.h"

namespace delve {

/// Sets or clears the cells of a rectangle, which lies on the map.
inline void setRect(BitGrid& bits, const Rect& area, bool on = true) {
    for (auto y = area.y; y < area.bottom(); ++y) bits.setRun(y, area.x, area.width, on);
}

} // namespace delve
