#pragma once

#include "generation/level/level.h"

#include <cstddef>
#include <vector>

namespace delve {

/// In reading order; of runs that begin on one cell the shorter one first.
[[nodiscard]] bool comesBefore(const Run& a, const Run& b);

/// The runs as which a file holds pins: those with unknown members, if all their cells are still pinned, and all other
/// pins in as few runs as possible.
class PinRuns {
public:
    /// `unknown` is sorted. Both must stay unchanged while this object lives.
    PinRuns(const BitGrid& bits, const std::vector<UnknownOfRun>& unknown)
        : m_bits(bits), m_unknown(unknown), m_others({bits.size().width, 1}) {}
    /// The runs of a row; ask for rows in order. Valid until the next call.
    [[nodiscard]] const std::vector<UnknownOfRun>& inRow(std::int32_t y);

private:
    const BitGrid& m_bits;
    const std::vector<UnknownOfRun>& m_unknown;
    std::size_t m_next = 0; ///< of m_unknown
    BitGrid m_others;       ///< of one row: the pins outside the runs with unknown members
    std::vector<UnknownOfRun> m_runs;
};

} // namespace delve
