#pragma once

#include "generation/level/result.h"

#include <cstddef>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <utility>

/// Which seeds a verb works on, and how many at the same time.
namespace delve::app {

/// From the first to the last, both included.
struct Seeds {
    std::uint64_t first = 0;
    std::uint64_t last = 0;
    [[nodiscard]] std::uint64_t count() const { return last - first + 1; }
};

/// "0..29999", or one seed.
[[nodiscard]] Result<Seeds> seedsFrom(const std::string& word);

/// Of --jobs; by default one for each core.
[[nodiscard]] Result<std::size_t> jobsFrom(const std::optional<std::string>& word);

/// "A..B" with A ≤ B, or one number.
[[nodiscard]] std::optional<std::pair<std::uint64_t, std::uint64_t>> rangeFrom(std::string_view word);

} // namespace delve::app
