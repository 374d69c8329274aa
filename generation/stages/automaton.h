#pragma once

#include "generation/random/stream.h"

#include <array>
#include <cstddef>
#include <cstdint>
#include <span>

/// Cellular automata over rows of bits, 64 cells at a time.
namespace delve::generation {

/// 64 draws at once, each set with the same chance (as a fraction of 2^32): the binary digits of 64 random numbers are
/// compared with those of the chance, highest first, until every comparison is decided.
[[nodiscard]] inline std::uint64_t draw64(Stream& random, std::uint64_t chance) {
    constexpr auto allSet = ~std::uint64_t{0};
    if (chance >= (std::uint64_t{1} << 32)) return allSet;
    std::uint64_t result = 0;
    std::uint64_t undecided = allSet;
    for (int digit = 31; digit >= 0 && undecided != 0; --digit) {
        const auto drawn = random.bits();
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
struct NeighbourCounts {
    std::uint64_t ones;
    std::uint64_t twos;
    std::uint64_t fours;
    std::uint64_t eights;

    /// Where the number is at least n.
    [[nodiscard]] std::uint64_t atLeast(std::int64_t n) const {
        if (n <= 0) return ~std::uint64_t{0};
        struct Digit {
            std::uint64_t bits;
            std::int64_t value;
        };
        std::uint64_t greater = 0;
        auto equal = ~std::uint64_t{0};
        for (const auto& digit : std::array<Digit, 4>{{{eights, 8}, {fours, 4}, {twos, 2}, {ones, 1}}}) {
            if (n & digit.value) {
                equal &= digit.bits;
            } else {
                greater |= equal & digit.bits;
                equal &= ~digit.bits;
            }
        }
        return greater | equal;
    }
};

/// One word of a row and the neighbours of its cells to the left and to the right.
struct Neighbourhood {
    std::uint64_t left;
    std::uint64_t self;
    std::uint64_t right;

    /// Of a row of one word; nothing is set beyond it.
    explicit Neighbourhood(std::uint64_t row) : left(row << 1), self(row), right(row >> 1) {}
    /// Of a row of many; beyond it, all is set.
    Neighbourhood(std::span<const std::uint64_t> row, std::size_t i)
        : left((row[i] << 1) | (i > 0 ? row[i - 1] >> 63 : 1)), self(row[i]),
          right((row[i] >> 1) | (i + 1 < row.size() ? row[i + 1] << 63 : std::uint64_t{1} << 63)) {}

    [[nodiscard]] std::uint64_t sumOnes() const { return left ^ self ^ right; }
    [[nodiscard]] std::uint64_t sumTwos() const { return (left & self) | (right & (left ^ self)); }
};

/// How many of the eight cells around each are set.
[[nodiscard]] inline NeighbourCounts countAround(const Neighbourhood& above, const Neighbourhood& here,
                                                 const Neighbourhood& below) {
    // above + below, each 0 to 3
    const auto a1 = above.sumOnes();
    const auto a2 = above.sumTwos();
    const auto b1 = below.sumOnes();
    const auto b2 = below.sumTwos();
    const auto ones = a1 ^ b1;
    const auto carry1 = a1 & b1;
    const auto twos = a2 ^ b2 ^ carry1;
    const auto fours = (a2 & b2) | (carry1 & (a2 ^ b2));
    // + left and right of the row itself, 0 to 2
    const auto c1 = here.left ^ here.right;
    const auto c2 = here.left & here.right;
    const auto carry2 = ones & c1;
    const auto carry4 = (twos & c2) | (carry2 & (twos ^ c2));
    return {ones ^ c1, twos ^ c2 ^ carry2, fours ^ carry4, fours & carry4};
}

} // namespace delve::generation
