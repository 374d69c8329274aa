#pragma once

#include "generation/level/geometry.h"

#include <algorithm>
#include <bit>
#include <cstddef>
#include <cstdint>
#include <optional>

/// Cells of an area in reading order, counted and found by their number, without a list: however large the area is,
/// this takes no memory. `word(y, i)` gives the i-th 64 cells of a row as bits; no set bit lies outside the area.
namespace delve::generation {

/// The place of the set bit that has `before` set bits below it.
[[nodiscard]] constexpr int placeOfBit(std::uint64_t word, std::int64_t before) {
    for (; before > 0; --before) word &= word - 1;
    return std::countr_zero(word);
}

/// The bits of the i-th word of a row that lie in this part of it.
[[nodiscard]] constexpr std::uint64_t bitsOfPart(std::size_t i, std::int32_t x, std::int32_t length) {
    const auto first = static_cast<std::int32_t>(64 * i);
    const auto from = std::clamp(x - first, 0, 64);
    const auto to = std::clamp(x + length - first, 0, 64);
    if (from >= to) return 0;
    return (~std::uint64_t{0} << from) & (~std::uint64_t{0} >> (64 - to));
}

/// Calls visit(i) for each word of a row that has cells of the area.
template <class Visit>
void forEachWordOf(const Rect& area, const Visit& visit) {
    const auto end = (static_cast<std::size_t>(area.right()) + 63) / 64;
    for (auto i = static_cast<std::size_t>(area.x) / 64; i < end; ++i) visit(i);
}

/// The number of cells. Nothing if `stopped`, called now and then, returned true.
template <class Word, class Stopped>
[[nodiscard]] std::optional<std::int64_t> countCells(const Rect& area, const Word& word, const Stopped& stopped) {
    constexpr std::int32_t rowsBetweenQuestions = 64;
    std::int64_t count = 0;
    for (std::int32_t row = 0; row < area.height; ++row) {
        if (row % rowsBetweenQuestions == rowsBetweenQuestions - 1 && stopped()) return std::nullopt;
        forEachWordOf(area, [&](std::size_t i) { count += std::popcount(word(area.y + row, i)); });
    }
    return count;
}

/// The cell that has this many before it; there must be one.
template <class Word>
[[nodiscard]] Cell cellInOrder(const Rect& area, const Word& word, std::int64_t before) {
    for (auto y = area.y; y < area.bottom(); ++y) {
        std::optional<Cell> found;
        forEachWordOf(area, [&](std::size_t i) {
            if (found) return;
            const auto bits = word(y, i);
            const std::int64_t here = std::popcount(bits);
            if (before < here) found = Cell{static_cast<std::int32_t>(64 * i) + placeOfBit(bits, before), y};
            before -= here;
        });
        if (found) return *found;
    }
    return area.topLeft();
}

} // namespace delve::generation
