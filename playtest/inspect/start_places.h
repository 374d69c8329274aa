#pragma once

#include "playtest/inspect/inspected.h"

#include <cstdint>
#include <optional>
#include <vector>

/// Where a start may be put, so that the world can be won from there. `given`: cells of the level that were offered for
/// other starts; one takes another.
namespace delve::play {

/// Beside another player's start, or where most can be reached from; if possible at no goal.
[[nodiscard]] std::optional<Cell> placeForStart(const Inspected& inspected, std::uint32_t level,
                                                const std::vector<Cell>& given);
/// The free cell nearest to this one, at no goal.
[[nodiscard]] std::optional<Cell> nearestForStart(const Inspected& inspected, std::uint32_t level, Cell near,
                                                  const std::vector<Cell>& given);
/// The farthest free cell at no goal from which as much is reached as from this start, which may then go.
[[nodiscard]] std::optional<Cell> placeAway(const Inspected& inspected, const Place& start,
                                            const std::vector<Cell>& given);

} // namespace delve::play
