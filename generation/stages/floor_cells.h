#pragma once

#include "generation/pipeline/draft.h"
#include "generation/random/stream.h"
#include "generation/stages/cells_in_order.h"

#include <bit>
#include <optional>
#include <span>

namespace delve::generation {

/// Cells where things may stand: the floor of rooms, not that of halls.
struct FloorCells {
    BitGrid& cells;             ///< those that take a thing
    std::int64_t floor = 0;     ///< how many there are, also of those that do not
    std::int64_t available = 0; ///< how many are set in `cells`
};

/// Finds them all, into `into`. Nothing where the draft was stopped.
[[nodiscard]] std::optional<FloorCells> findFloorCells(const Draft& draft, BitGrid& into);

/// The same of all walkable cells, for maps without floor.
[[nodiscard]] FloorCells findGroundCells(const Draft& draft, BitGrid& into);

/// A random cell of floor that takes a thing, all equally likely; if there is none, such a cell of the ground. Nothing
/// if no cell is free, or if the draft was stopped.
[[nodiscard]] std::optional<Cell> drawFloorCell(Draft& draft, Stream& random);

/// The set cell that has this many set cells before it, in cell order.
[[nodiscard]] Cell cellAtOrdinal(const BitGrid& cells, std::int64_t ordinal);

/// Calls visit(cell) for the set cells with these numbers, which ascend (see cellAtOrdinal). False, and unfinished, if
/// `stopped` returned true.
template <class Stopped, class Visit>
[[nodiscard]] bool forEachChosen(const BitGrid& cells, std::span<const std::uint32_t> numbers, const Stopped& stopped,
                                 const Visit& visit) {
    std::uint32_t before = 0;
    std::size_t next = 0;
    for (std::int32_t y = 0; y < cells.size().height && next < numbers.size(); ++y) {
        if (y % 64 == 0 && stopped()) return false;
        std::int32_t x = 0;
        for (const auto word : cells.row(y)) {
            const auto after = before + static_cast<std::uint32_t>(std::popcount(word));
            for (; next < numbers.size() && numbers[next] < after; ++next)
                visit(Cell{x + placeOfBit(word, numbers[next] - before), y});
            before = after;
            x += 64;
        }
    }
    return true;
}

} // namespace delve::generation
