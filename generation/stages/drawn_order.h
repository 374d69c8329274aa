#pragma once

#include "generation/random/stream.h"

#include <cstdint>
#include <unordered_map>

namespace delve::generation {

/// The numbers below n in a drawn order, one after the other: a shuffle that is made only as far as it is read, so that
/// drawing a few of very many costs no more than those few.
class DrawnOrder {
public:
    explicit DrawnOrder(std::uint32_t n) : m_left(n) {}

    [[nodiscard]] bool ended() const { return m_left == 0; }
    /// The next number; must not be called at the end.
    [[nodiscard]] std::uint32_t next(Stream& random);

private:
    [[nodiscard]] std::uint32_t at(std::uint32_t place) const;

    std::uint32_t m_left;
    std::unordered_map<std::uint32_t, std::uint32_t> m_moved; ///< places that no longer hold their own number
};

} // namespace delve::generation
