#pragma once

#include "generation/level/bit_grid.h"
#include "playtest/state/chunked_bits.h"

/// A map of cells and what a game has added to it, read as one: where one can see through, with the doors that were
/// opened. It owns neither, and is valid until one of them is written to.
namespace delve::play {

class JoinedBits {
public:
    JoinedBits(const BitGrid& base) : m_base(&base) {}
    JoinedBits(const BitGrid& base, const ChunkedBits& added)
        : m_base(&base), m_added(added.empty() ? nullptr : &added) {}

    [[nodiscard]] Size size() const { return m_base->size(); }
    [[nodiscard]] bool at(Cell cell) const { return m_base->at(cell) || (m_added && m_added->at(cell)); }

    [[nodiscard]] const BitGrid& base() const { return *m_base; }
    [[nodiscard]] const ChunkedBits* added() const { return m_added; } ///< null where it is nothing
    [[nodiscard]] BitGrid joined() const;

private:
    const BitGrid* m_base;
    const ChunkedBits* m_added = nullptr;
};

} // namespace delve::play
