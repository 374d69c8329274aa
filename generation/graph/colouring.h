#pragma once

#include "generation/graph/links.h"
#include "generation/random/stream.h"

#include <cstdint>
#include <optional>
#include <span>
#include <vector>

namespace delve {

/// A colour for each place, from 0 to `colours` - 1 (at most 32), so that no edge joins two of the same colour: each is
/// drawn among those that are left. Nothing if there is no such colouring, or if the search reached its bound on steps.
/// With six colours it always succeeds for a map whose regions are each connected.
[[nodiscard]] std::optional<std::vector<std::uint8_t>> colouring(std::size_t places, std::span<const Edge> edges,
                                                                 std::uint8_t colours, Stream& random);

} // namespace delve
