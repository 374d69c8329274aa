#pragma once

#include "generation/pipeline/draft.h"
#include "generation/random/stream.h"

#include <bit>
#include <optional>

namespace delve {

/// Cells of the floor of rooms, halls not, that may take a thing; where there is no floor at all, every walkable cell that
/// may.
struct FloorCells {
    BitGrid& cells; ///< of the workspace
    std::int64_t floor = 0;     ///< all cells of floor, also those that take nothing
    std::int64_t available = 0; ///< how many are set in `cells`
};

/// Finds them all, into `into`. Nothing where the draft was stopped.
[[nodiscard]] std::optional<FloorCells> findFloorCells(const Draft& draft, BitGrid& into);

/// One of them, each as likely as another. Nothing where there is none, or the draft was stopped.
[[nodiscard]] std::optional<Cell> drawFloorCell(Draft& draft, Stream& random);

/// Where the set bit stands that has `before` set ones below it.
[[nodiscard]] constexpr int placeOfBit(std::uint64_t word, std::int64_t before) {
    for (; before > 0; --before) word &= word - 1;
    return std::countr_zero(word);
}

/// The cell that has this many set ones before it, in the order of cells.
[[nodiscard]] Cell cellAtOrdinal(const BitGrid& cells, std::int64_t ordinal);

} // namespace delve
