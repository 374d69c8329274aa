#pragma once

#include "playtest/measures/cell_map.h"

#include <cstdint>

namespace delve::play {

/// The holes of the ground: 8-connected parts of all other cells that do not touch the border of the map, of at least
/// `fewestHoleCells`, one of them opaque. So neither furniture nor an islet in a lake is one.
[[nodiscard]] std::int64_t countHoles(const CellMap& map);
inline constexpr std::size_t fewestHoleCells = 3;

} // namespace delve::play
