#pragma once

#include <cstdint>
#include <vector>

/// Bits in rows of words: cut out of a longer row, turned, searched. What sight is made of.
namespace delve::play {

/// `count` words of a row from bit `from` on, which may lie before its beginning; what is beyond the row is off.
inline void cutBits(const std::uint64_t* row, std::int32_t words, std::int32_t from, std::uint64_t* into,
                    std::size_t count) {
    const auto word = [&](std::int32_t i) { return i >= 0 && i < words ? row[i] : std::uint64_t{0}; };
    const std::int32_t first = from >= 0 ? from / 64 : -((63 - from) / 64);
    const auto shift = static_cast<unsigned>(from - first * 64);
    for (std::size_t i = 0; i < count; ++i) {
        const auto at = first + static_cast<std::int32_t>(i);
        into[i] = shift == 0 ? word(at) : (word(at) >> shift) | (word(at + 1) << (64 - shift));
    }
}

/// The bits first … last of word number `word` of a row.
[[nodiscard]] inline std::uint64_t maskIn(std::int32_t word, std::int32_t first, std::int32_t last) {
    const std::int32_t from = first - word * 64;
    const std::int32_t to = last - word * 64;
    if (from > 63 || to < 0 || last < first) return 0;
    const auto low = from <= 0 ? ~std::uint64_t{0} : ~std::uint64_t{0} << from;
    const auto high = to >= 63 ? ~std::uint64_t{0} : (std::uint64_t{2} << to) - 1;
    return low & high;
}

/// The first bit from `from` on that is `on`; `last` + 1 where there is none up to `last`.
[[nodiscard]] std::int32_t findBit(const std::uint64_t* row, std::int32_t from, std::int32_t last, bool on);

/// Exchanges rows and columns of a square of `width` words by 64 x `width` rows.
void turnBits(const std::vector<std::uint64_t>& from, std::vector<std::uint64_t>& into, std::size_t width,
              std::int32_t side);

} // namespace delve::play
