#pragma once

#include <array>
#include <cstdint>
#include <span>

/// From one value a cell to one bit a cell.
namespace delve {

/// A bit for each of up to 64 values for which `is` holds. In two plain loops: the compiler turns the first into a few
/// wide comparisons; the second gathers eight answers, one a byte, by one multiplication.
template <class Value, class Is>
[[nodiscard]] std::uint64_t bitsWhere(std::span<const Value> values, Is is) {
    std::array<std::uint8_t, 64> answers{};
    if (values.size() == answers.size())
        for (std::size_t i = 0; i < answers.size(); ++i) answers[i] = is(values[i]) ? 1 : 0;
    else
        for (std::size_t i = 0; i < values.size(); ++i) answers[i] = is(values[i]) ? 1 : 0;
    std::uint64_t bits = 0;
    for (std::size_t i = 0; i < answers.size(); i += 8) {
        std::uint64_t eight = 0;
        for (std::size_t k = 0; k < 8; ++k) eight |= std::uint64_t{answers[i + k]} << (8 * k);
        bits |= (eight * 0x0102'0408'1020'4080) >> 56 << i;
    }
    return bits;
}

} // namespace delve
