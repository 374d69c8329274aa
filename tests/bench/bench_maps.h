#pragma once

#include "generation/level/bit_grid.h"
#include "generation/random/stream.h"

#include <cstdint>
#include <vector>

/// Maps that the benchmarks of kernels over cells run on; the same ones on every machine.
namespace delve::bench {

/// Each cell is open with a chance of `permille` in 1,000.
[[nodiscard]] inline BitGrid noise(Size size, std::uint64_t permille) {
    Stream random(permille);
    BitGrid open(size);
    for (std::int32_t y = 0; y < size.height; ++y)
        for (std::int32_t x = 0; x < size.width; ++x)
            if (random.chance(permille, 1000)) open.set({x, y});
    return open;
}

/// Noise smoothed by four rounds of the majority among nine cells.
[[nodiscard]] inline BitGrid cave(Size size) {
    BitGrid open = noise(size, 550);
    for (int round = 0; round < 4; ++round) {
        BitGrid next(size);
        for (std::int32_t y = 1; y + 1 < size.height; ++y)
            for (std::int32_t x = 1; x + 1 < size.width; ++x) {
                int n = 0;
                for (std::int32_t dy = -1; dy <= 1; ++dy)
                    for (std::int32_t dx = -1; dx <= 1; ++dx) n += open.at({x + dx, y + dy});
                next.set({x, y}, n >= 5);
            }
        open = next;
    }
    return open;
}

/// A perfect maze on the odd cells, by depth-first search. The size should be odd.
[[nodiscard]] inline BitGrid maze(Size size, std::uint64_t seed) {
    Stream random(seed);
    BitGrid open(size);
    std::vector<Cell> way{{1, 1}};
    open.set({1, 1});
    constexpr Cell directions[] = {{0, -1}, {1, 0}, {0, 1}, {-1, 0}};
    while (!way.empty()) {
        const Cell here = way.back();
        std::vector<Cell> choices;
        for (const Cell d : directions) {
            const Cell there{here.x + 2 * d.x, here.y + 2 * d.y};
            if (there.x > 0 && there.y > 0 && there.x + 1 < size.width && there.y + 1 < size.height && !open.at(there))
                choices.push_back(d);
        }
        if (choices.empty()) {
            way.pop_back();
            continue;
        }
        const Cell d = choices[random.below(choices.size())];
        open.set(here + d);
        open.set(here + d + d);
        way.push_back(here + d + d);
    }
    return open;
}

} // namespace delve::bench
