#pragma once

#include "generation/pipeline/draft.h"
#include "generation/random/stream.h"

#include <array>
#include <map>
#include <vector>

/// Shared by the tests of stages: an empty draft with everything that it needs, and the simplest flood fill.
namespace delve::test {

inline constexpr std::array<Cell, 4> sides{{{0, -1}, {-1, 0}, {1, 0}, {0, 1}}};

struct MadeDraft {
    TileCatalogue tiles;
    generation::Workspace workspace;
    generation::Draft draft;
    Stream random;

    MadeDraft(Size size, std::uint64_t seed, const Level* base = nullptr)
        : draft(size, tiles, workspace, base), random(seed) {}
};

/// Steps from a cell to each reachable one; also calls `walks(cell)` for cells off the map.
template <class Walks>
[[nodiscard]] std::map<Cell, int> stepsFrom(Cell start, Walks walks) {
    std::map<Cell, int> steps{{start, 0}};
    std::vector<Cell> rim{start};
    for (int distance = 1; !rim.empty(); ++distance) {
        std::vector<Cell> next;
        for (const Cell cell : rim)
            for (const Cell side : sides)
                if (walks(cell + side) && steps.try_emplace(cell + side, distance).second) next.push_back(cell + side);
        rim = std::move(next);
    }
    return steps;
}

} // namespace delve::test
