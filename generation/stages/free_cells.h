#pragma once

#include "generation/level/bit_grid.h"
#include "generation/pipeline/draft.h"
#include "generation/random/stream.h"

#include <optional>

namespace delve::generation {

/// The cells of a room that take a thing. Held as words of bits and never listed, so that a room may be as large as the
/// map. Refers to the draft that it was made from, and sees what is placed there meanwhile.
class FreeCells {
public:
    FreeCells(const Draft& draft, RoomId room);

    /// A random one of them. Nothing if there is none, or if the draft was stopped.
    [[nodiscard]] std::optional<Cell> draw(Stream& random) const;
    /// The one nearest to a cell, as steps go where nothing is in the way; of equals the lowest.
    [[nodiscard]] std::optional<Cell> nearestTo(Cell wish) const;
    /// Sets them all.
    void addTo(BitGrid& cells) const;

private:
    [[nodiscard]] std::uint64_t word(std::int32_t y, std::size_t i) const;
    [[nodiscard]] std::optional<std::int32_t> nearestInRow(std::int32_t y, std::int32_t x) const;

    const Draft& m_draft;
    Rect m_box;
    BitGrid m_shape; ///< the rows of the box, and the columns from the word on in which it begins; empty for a box
};

} // namespace delve::generation
