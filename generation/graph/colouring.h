#pragma once

#include "generation/graph/links.h"
#include "generation/random/stream.h"

#include <cstdint>
#include <optional>
#include <span>
#include <vector>

namespace delve {

/// A colour for each place, from 0 to `colours` - 1 (at most 32), so that no two that an edge joins have the same: each
/// drawn among those that are left. Nothing where there is no such colouring, or where it was not found: a search that
/// goes astray ends after a number of steps. Of a map whose regions are each in one piece, it is always found with six.
[[nodiscard]] std::optional<std::vector<std::uint8_t>> colouring(std::size_t places, std::span<const Edge> edges,
                                                                 std::uint8_t colours, Stream& random);

} // namespace delve
