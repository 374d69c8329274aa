#pragma once

#include "generation/level/geometry.h"

#include <array>
#include <set>
#include <utility>
#include <vector>

/// Sets of cells that lie side by side, for checkers: shares no code with what they check.
namespace delve::test {

using Cells = std::set<Cell>;

[[nodiscard]] inline std::array<Cell, 4> besides(Cell c) {
    return {{{c.x, c.y - 1}, {c.x - 1, c.y}, {c.x + 1, c.y}, {c.x, c.y + 1}}};
}

/// The parts of these cells that are connected side by side.
[[nodiscard]] inline std::vector<Cells> partsOf(Cells cells) {
    std::vector<Cells> parts;
    while (!cells.empty()) {
        std::vector<Cell> part{*cells.begin()};
        cells.erase(cells.begin());
        for (std::size_t i = 0; i < part.size(); ++i)
            for (const Cell next : besides(part[i]))
                if (cells.erase(next) > 0) part.push_back(next);
        parts.emplace_back(part.begin(), part.end());
    }
    return parts;
}

} // namespace delve::test
