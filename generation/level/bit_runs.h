#pragma once

#include <bit>
#include <cstdint>
#include <span>

/// Walking over the bits that are set in a row of a BitGrid, by bit and by run.
namespace delve {

/// Calls visit(x) for each bit that is set, from left to right.
template <class Visit>
void forEachBit(std::span<const std::uint64_t> row, Visit visit) {
    std::int32_t base = 0;
    for (auto word : row) {
        for (; word != 0; word &= word - 1) visit(base + std::countr_zero(word));
        base += 64;
    }
}

/// Calls visit(from, to) for each run of set bits, `to` being the first cell behind it. A border is a bit that differs
/// from its left neighbour; borders come in pairs, a run's begin and its end, even across words.
template <class Visit>
void forEachRun(std::span<const std::uint64_t> row, std::int32_t width, Visit visit) {
    std::int32_t from = -1;
    std::uint64_t carry = 0;
    std::int32_t base = 0;
    for (const auto word : row) {
        for (auto borders = word ^ (word << 1 | carry); borders != 0; borders &= borders - 1) {
            const std::int32_t x = base + std::countr_zero(borders);
            if (from < 0) {
                from = x;
            } else {
                visit(from, x);
                from = -1;
            }
        }
        carry = word >> 63;
        base += 64;
    }
    if (from >= 0) visit(from, width);
}

} // namespace delve
