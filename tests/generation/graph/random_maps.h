#pragma once

#include "generation/level/bit_grid.h"
#include "generation/random/stream.h"

#include <initializer_list>
#include <string_view>

/// Maps for the tests of kernels over cells: drawn as `#` for open cells, or at random.
namespace delve::test {

[[nodiscard]] inline BitGrid mapOf(std::initializer_list<std::string_view> rows) {
    BitGrid open({static_cast<std::int32_t>(rows.begin()->size()), static_cast<std::int32_t>(rows.size())});
    std::int32_t y = 0;
    for (const auto row : rows) {
        for (std::int32_t x = 0; x < open.size().width; ++x)
            if (row[static_cast<std::size_t>(x)] == '#') open.set({x, y});
        ++y;
    }
    return open;
}

[[nodiscard]] inline BitGrid noise(Stream& random, Size size, std::uint64_t percent) {
    BitGrid open(size);
    for (std::int32_t y = 0; y < size.height; ++y)
        for (std::int32_t x = 0; x < size.width; ++x)
            if (random.chance(percent, 100)) open.set({x, y});
    return open;
}

/// A side that is often awkward for words of 64 bits.
[[nodiscard]] inline std::int32_t awkwardSide(Stream& random) {
    if (random.chance(1, 4)) return 1;
    if (random.chance(1, 3)) {
        const auto words = random.between(1, 2);
        return static_cast<std::int32_t>(64 * words + random.between(-2, 2));
    }
    return static_cast<std::int32_t>(random.between(1, 40));
}

/// Of any shape (one row, one column, widths about a multiple of 64) and any density (empty and full included).
[[nodiscard]] inline BitGrid randomMap(Stream& random) {
    const std::int32_t width = awkwardSide(random);
    const std::int32_t height = awkwardSide(random);
    constexpr std::uint64_t densities[] = {0, 5, 30, 50, 59, 65, 80, 95, 100};
    return noise(random, {width, height}, densities[random.below(std::size(densities))]);
}

} // namespace delve::test
