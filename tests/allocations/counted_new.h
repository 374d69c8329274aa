#pragma once

#include <cstddef>

/// Counts all allocations of this program through `new`.
namespace delve::test {

struct Allocations {
    std::size_t count = 0;
    std::size_t bytes = 0;

    friend Allocations operator-(const Allocations& a, const Allocations& b) {
        return {a.count - b.count, a.bytes - b.bytes};
    }
};

[[nodiscard]] Allocations allocationsUntilNow();

} // namespace delve::test
