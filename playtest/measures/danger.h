#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <optional>

namespace delve::play {

class Measured;

inline constexpr std::size_t tenths = 10;

/// How many enemies, bosses and encounters there are by tenth of the critical path. Each counts in the tenth that has
/// as many steps from the start as it; one that is farther than the goal, or cannot be reached, does not count.
using DangerByTenth = std::array<std::int64_t, tenths>;
/// Nothing without a critical path.
[[nodiscard]] std::optional<DangerByTenth> dangerByTenth(const Measured& level);

} // namespace delve::play
