#pragma once

#include "generation/pipeline/draft.h"
#include "generation/random/stream.h"

#include <bit>
#include <optional>

namespace delve {

/// Cells where things may stand: those of the floor of rooms, halls not.
struct FloorCells {
    BitGrid& cells;             ///< those that take a thing
    std::int64_t floor = 0;     ///< how many there are, also of those that do not
    std::int64_t available = 0; ///< how many are set in `cells`
};

/// Finds them all, into `into`. Nothing where the draft was stopped.
[[nodiscard]] std::optional<FloorCells> findFloorCells(const Draft& draft, BitGrid& into);

/// The same of all walkable cells, for maps without floor.
[[nodiscard]] FloorCells findGroundCells(const Draft& draft, BitGrid& into);

/// A cell of floor that takes a thing, each as likely as another; where there is none, any such cell of the ground.
/// Nothing where no cell is free, or the draft was stopped.
[[nodiscard]] std::optional<Cell> drawFloorCell(Draft& draft, Stream& random);

/// Where the set bit stands that has `before` set ones below it.
[[nodiscard]] constexpr int placeOfBit(std::uint64_t word, std::int64_t before) {
    for (; before > 0; --before) word &= word - 1;
    return std::countr_zero(word);
}

/// The cell that has this many set ones before it, in the order of cells.
[[nodiscard]] Cell cellAtOrdinal(const BitGrid& cells, std::int64_t ordinal);

} // namespace delve
