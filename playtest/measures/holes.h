#pragma once

#include "playtest/measures/cell_map.h"

#include <cstddef>
#include <cstdint>
#include <functional>

namespace delve::play {

/// The holes of the main region: 8-connected parts of all other cells that do not touch the border of the map, of at
/// least `fewestHoleCells`, one of them opaque. So neither furniture nor an islet in a lake is one. Wrong once
/// `stopped` returned true.
[[nodiscard]] std::int64_t countHoles(const CellMap& map, const std::function<bool()>& stopped);
inline constexpr std::size_t fewestHoleCells = 3;

} // namespace delve::play
