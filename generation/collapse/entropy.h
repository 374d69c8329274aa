#pragma once

#include <bit>
#include <cstdint>

#include <array>

/// Entropy in whole numbers: a fixed-point logarithm out of a table, so that every compiler and machine orders cells
/// alike.
namespace delve::collapse {

inline constexpr int entropyBits = 16; ///< after the binary point

namespace detail {

inline constexpr int mantissaBits = 10;

/// log2(1 + i / 1024), found digit by digit: squaring a number doubles its logarithm.
inline constexpr auto logOfMantissa = [] {
    std::array<std::uint32_t, 1 << mantissaBits> table{};
    for (std::uint64_t i = 0; i < table.size(); ++i) {
        std::uint64_t x =
            (std::uint64_t{1} << 31) + (i << (31 - mantissaBits)); // 1.0 up to 2.0, 31 bits behind the point
        std::uint32_t log = 0;
        for (int bit = 0; bit < entropyBits; ++bit) {
            x = (x * x) >> 31;
            const bool two = (x >> 32) != 0;
            log = log << 1 | static_cast<std::uint32_t>(two);
            if (two) x >>= 1;
        }
        table[i] = log;
    }
    return table;
}();

} // namespace detail

/// log2(n) for n from 1 on, cut to ten leading binary digits.
[[nodiscard]] constexpr std::uint64_t fixedLog2(std::uint64_t n) {
    const int top = static_cast<int>(std::bit_width(n)) - 1;
    const auto below = n ^ (std::uint64_t{1} << top);
    const auto mantissa =
        top >= detail::mantissaBits ? below >> (top - detail::mantissaBits) : below << (detail::mantissaBits - top);
    return (static_cast<std::uint64_t>(top) << entropyBits) + detail::logOfMantissa[mantissa];
}

/// Sums over the modules that a cell may become.
struct WeightSums {
    std::uint64_t weight = 0;
    std::uint64_t weightTimesLog = 0;
    WeightSums& operator+=(const WeightSums& other) {
        weight += other.weight;
        weightTimesLog += other.weightTimesLog;
        return *this;
    }
};

/// Shannon's entropy of a draw by these weights.
[[nodiscard]] constexpr std::uint32_t entropyOf(const WeightSums& sums) {
    const auto whole = fixedLog2(sums.weight);
    const auto mean = sums.weightTimesLog / sums.weight;
    return whole > mean ? static_cast<std::uint32_t>(whole - mean) : 0;
}

} // namespace delve::collapse
