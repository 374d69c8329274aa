#pragma once

#include "generation/random/stream.h"

#include <cstddef>
#include <cstdint>
#include <span>
#include <utility>

/// Cellular automata on 64 cells at a time: the draws they begin with, and how many of the eight cells around each are
/// set.
namespace delve::generation {

/// 64 draws at once, each set with the same chance (as a fraction of 2^32): the binary digits of 64 random numbers are
/// compared with those of the chance, highest first, until every comparison is decided.
[[nodiscard]] inline std::uint64_t draw64(Stream& random, std::uint64_t chance) {
    if (chance >= (std::uint64_t{1} << 32)) return ~std::uint64_t{0};
    std::uint64_t result = 0;
    std::uint64_t undecided = ~std::uint64_t{0};
    for (int digit = 31; digit >= 0 && undecided != 0; --digit) {
        const std::uint64_t drawn = random.bits();
        if ((chance >> digit) & 1) {
            result |= undecided & ~drawn;
            undecided &= drawn;
        } else {
            undecided &= ~drawn;
        }
    }
    return result;
}

/// Numbers from 0 to 15, 64 of them side by side, a bit of each in every word.
struct Counts {
    std::uint64_t ones;
    std::uint64_t twos;
    std::uint64_t fours;
    std::uint64_t eights;

    /// Where the number is at least n.
    [[nodiscard]] std::uint64_t atLeast(std::int64_t n) const {
        if (n <= 0) return ~std::uint64_t{0};
        std::uint64_t greater = 0;
        std::uint64_t equal = ~std::uint64_t{0};
        for (const auto& [bits, value] : {std::pair(eights, 8), {fours, 4}, {twos, 2}, {ones, 1}}) {
            if (n & value) {
                equal &= bits;
            } else {
                greater |= equal & bits;
                equal &= ~bits;
            }
        }
        return greater | equal;
    }
};

/// One word of a row and the neighbours of its cells to the left and to the right; beyond the row all is set.
struct Neighbourhood {
    std::uint64_t left;
    std::uint64_t self;
    std::uint64_t right;

    Neighbourhood(std::span<const std::uint64_t> row, std::size_t i)
        : left((row[i] << 1) | (i > 0 ? row[i - 1] >> 63 : 1)), self(row[i]),
          right((row[i] >> 1) | (i + 1 < row.size() ? row[i + 1] << 63 : std::uint64_t{1} << 63)) {}

    [[nodiscard]] std::uint64_t sumOnes() const { return left ^ self ^ right; }
    [[nodiscard]] std::uint64_t sumTwos() const { return (left & self) | (right & (left ^ self)); }
};

/// How many of the eight cells around each are set.
[[nodiscard]] inline Counts countAround(const Neighbourhood& above, const Neighbourhood& here,
                                        const Neighbourhood& below) {
    // above + below, each 0 to 3
    const std::uint64_t a1 = above.sumOnes();
    const std::uint64_t a2 = above.sumTwos();
    const std::uint64_t b1 = below.sumOnes();
    const std::uint64_t b2 = below.sumTwos();
    const std::uint64_t ones = a1 ^ b1;
    const std::uint64_t carry1 = a1 & b1;
    const std::uint64_t twos = a2 ^ b2 ^ carry1;
    const std::uint64_t fours = (a2 & b2) | (carry1 & (a2 ^ b2));
    // + left and right of the row itself, 0 to 2
    const std::uint64_t c1 = here.left ^ here.right;
    const std::uint64_t c2 = here.left & here.right;
    const std::uint64_t carry2 = ones & c1;
    const std::uint64_t carry4 = (twos & c2) | (carry2 & (twos ^ c2));
    return {ones ^ c1, twos ^ c2 ^ carry2, fours ^ carry4, fours & carry4};
}

} // namespace delve::generation
