#pragma once

#include "generation/level/world.h"

#include <cstdint>

/// The fingerprint that tests/data/catalogue stores for each seed.
namespace delve::test {

/// The fingerprint of all levels of a world, in their order.
[[nodiscard]] inline std::uint64_t fingerprintOf(const World& world) {
    std::uint64_t all = 0;
    for (const auto& level : world.levels) all = all * 31 + fingerprint(level);
    return all;
}

} // namespace delve::test
