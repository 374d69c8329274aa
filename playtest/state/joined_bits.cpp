#include "playtest/state/joined_bits.h"

namespace delve::play {

BitGrid JoinedBits::joined() const {
    BitGrid all = *m_base;
    if (m_added)
        for (const Cell cell : m_added->cells()) all.set(cell);
    return all;
}

} // namespace delve::play
