#pragma once

#include "generation/level/bit_grid.h"

#include <cstdint>
#include <functional>
#include <optional>
#include <span>
#include <vector>

namespace delve {

/// A cell that every way passes, and how many steps it is from the beginning on a shortest way.
struct WayCut {
    Cell at;
    std::uint32_t step = 0;
    friend bool operator==(const WayCut&, const WayCut&) = default;
};

/// The cells that every way from one cell to any of several others passes, steps N, E, S, W, without its two ends, in
/// the order of the way. Nothing if there is no way, or if `stopped`, called now and then, returned true. Takes time
/// for each cell once: it floods what lies beside a shortest way from each of its cells in turn; a cell that the flood
/// has not passed when its turn comes is a cut.
[[nodiscard]] std::optional<std::vector<WayCut>> cutsOfWay(const BitGrid& open, Cell from, std::span<const Cell> to,
                                                           const std::function<bool()>& stopped = {});

} // namespace delve
