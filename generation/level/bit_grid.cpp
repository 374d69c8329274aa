#include "generation/level/bit_grid.h"

#include <algorithm>

namespace delve {
namespace {

/// Calls visit(word index in the row, mask) for each word that the run touches.
template <class Visit>
bool overRun(std::int32_t x, std::int32_t length, Visit visit) {
    auto from = static_cast<std::size_t>(x);
    const auto to = from + static_cast<std::size_t>(length);
    if (length > 0 && length < 64 && (from & 63) + static_cast<std::size_t>(length) <= 64) // most lie in one word
        return visit(from >> 6, ((std::uint64_t{1} << length) - 1) << (from & 63));
    while (from < to) {
        const auto wordEnd = (from | 63) + 1;
        const auto end = std::min(wordEnd, to);
        const auto n = end - from;
        const auto mask = (n == 64 ? ~std::uint64_t{0} : (std::uint64_t{1} << n) - 1) << (from & 63);
        if (visit(from >> 6, mask)) return true;
        from = end;
    }
    return false;
}

} // namespace

void BitGrid::setRun(std::int32_t y, std::int32_t x, std::int32_t length, bool on) {
    const auto words = row(y);
    overRun(x, length, [&](std::size_t i, std::uint64_t mask) {
        words[i] = on ? words[i] | mask : words[i] & ~mask;
        return false;
    });
}

bool BitGrid::anyInRun(std::int32_t y, std::int32_t x, std::int32_t length) const {
    const auto words = row(y);
    return overRun(x, length, [&](std::size_t i, std::uint64_t mask) { return (words[i] & mask) != 0; });
}

bool BitGrid::allInRun(std::int32_t y, std::int32_t x, std::int32_t length) const {
    const auto words = row(y);
    return !overRun(x, length, [&](std::size_t i, std::uint64_t mask) { return (words[i] & mask) != mask; });
}

bool BitGrid::anyIn(const Rect& area) const {
    const Rect inside = area.intersected(wholeOf(m_size));
    for (auto y = inside.y; y < inside.bottom(); ++y)
        if (anyInRun(y, inside.x, inside.width)) return true;
    return false;
}

bool BitGrid::isWithin(const BitGrid& other) const {
    for (std::size_t i = 0; i < m_words.size(); ++i)
        if ((m_words[i] & ~other.m_words[i]) != 0) return false;
    return true;
}

void BitGrid::add(const BitGrid& other) {
    for (std::size_t i = 0; i < m_words.size(); ++i) m_words[i] |= other.m_words[i];
}

void BitGrid::remove(const BitGrid& other) {
    for (std::size_t i = 0; i < m_words.size(); ++i) m_words[i] &= ~other.m_words[i];
}

bool BitGrid::none() const {
    return std::ranges::all_of(m_words, [](std::uint64_t w) { return w == 0; });
}

std::int64_t BitGrid::count() const {
    std::int64_t n = 0;
    for (const auto w : m_words) n += std::popcount(w);
    return n;
}

/// A run begins with a bit whose left neighbour is off.
std::size_t BitGrid::countRuns() const {
    std::size_t runs = 0;
    for (std::int32_t y = 0; y < m_size.height; ++y) {
        std::uint64_t carry = 0;
        for (const auto word : row(y)) {
            runs += static_cast<std::size_t>(std::popcount(word & ~(word << 1 | carry)));
            carry = word >> 63;
        }
    }
    return runs;
}

} // namespace delve
