#pragma once

#include "generation/level/level.h"

#include <vector>

namespace delve::test {

/// The cells of a room: those of its shape, or all of its box where it has none.
[[nodiscard]] inline std::vector<Cell> cellsOfRoom(const Room& room) {
    std::vector<Cell> cells;
    const auto add = [&cells](const Rect& area) {
        for (auto y = area.y; y < area.bottom(); ++y)
            for (auto x = area.x; x < area.right(); ++x) cells.push_back({x, y});
    };
    if (room.shape.empty()) add(room.box);
    for (const auto& run : room.shape) add(run.area());
    return cells;
}

} // namespace delve::test
