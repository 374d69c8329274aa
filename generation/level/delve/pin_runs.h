#pragma once

#include "generation/level/level.h"

#include <cstddef>
#include <vector>

namespace delve {

/// Row by row, and in a row from left to right; of those that begin on one cell the shorter one first.
[[nodiscard]] bool comesBefore(const Run& a, const Run& b);

/// The runs as which a file holds pins: those whose unknown members are to be written back, where all their cells are
/// still pinned, and around them whatever else is, in as few runs as that takes.
class PinRuns {
public:
    /// `unknown` is sorted. Both are looked at while this lives.
    PinRuns(const BitGrid& bits, const std::vector<UnknownOfRun>& unknown)
        : m_bits(bits), m_unknown(unknown), m_others({bits.size().width, 1}) {}
    /// Those of a row; rows are asked for in their order. Good until the next call.
    [[nodiscard]] const std::vector<UnknownOfRun>& inRow(std::int32_t y);

private:
    const BitGrid& m_bits;
    const std::vector<UnknownOfRun>& m_unknown;
    std::size_t m_next = 0; ///< of m_unknown
    BitGrid m_others;       ///< of one row, the pins that no run with unknown members has
    std::vector<UnknownOfRun> m_runs;
};

} // namespace delve
