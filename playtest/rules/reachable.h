#pragma once

#include "playtest/rules/ground.h"

#include <span>
#include <vector>

/// Where players can get to in a world as it was drawn.
namespace delve {

/// The cells of each level that can be walked to from these places: through doors, through locks whose key lies within
/// reach on any level, and through portals. A barrier stays shut, as it does outside a journey. Takes time in
/// proportion to the cells, and for each key or lock once more to those of its level in words of 64.
[[nodiscard]] std::vector<BitGrid> reachableCells(const Ground& ground, std::span<const Place> starts);

} // namespace delve
