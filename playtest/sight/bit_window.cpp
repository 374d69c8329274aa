#include "playtest/sight/bit_window.h"

#include <algorithm>
#include <array>
#include <bit>

namespace delve::play {
namespace {

/// Exchanges rows and columns of a square of 8 * sizeof(Word) bits (Warren, Hacker's Delight, 7-3).
template <class Word, std::size_t size>
void turnSquare(std::array<Word, size>& rows) {
    Word mask = static_cast<Word>(~Word{0}) >> (size / 2);
    for (std::size_t j = size / 2; j != 0; j /= 2, mask = static_cast<Word>(mask ^ (mask << j)))
        for (std::size_t k = 0; k < size; k += 2 * j)
            for (std::size_t i = k; i < k + j; ++i) {
                const Word moved = static_cast<Word>(((rows[i] >> j) ^ rows[i + j]) & mask);
                rows[i] = static_cast<Word>(rows[i] ^ (moved << j));
                rows[i + j] = static_cast<Word>(rows[i + j] ^ moved);
            }
}

template <class Word>
void turnOne(const std::uint64_t* from, std::size_t step, std::size_t rows, std::uint64_t* into, std::size_t columns) {
    std::array<Word, 8 * sizeof(Word)> square{};
    for (std::size_t i = 0; i < rows; ++i) square[i] = static_cast<Word>(from[i * step]);
    turnSquare(square);
    for (std::size_t i = 0; i < columns; ++i) into[i * step] = square[i];
}

} // namespace

std::int32_t findBit(const std::uint64_t* row, std::int32_t from, std::int32_t last, bool on) {
    const auto flip = on ? std::uint64_t{0} : ~std::uint64_t{0};
    auto at = from;
    while (at <= last) {
        const auto word = (row[at / 64] ^ flip) >> (at % 64);
        if (word != 0) return std::min(at + std::countr_zero(word), last + 1);
        at = (at / 64 + 1) * 64;
    }
    return last + 1;
}

void turnBits(const std::vector<std::uint64_t>& from, std::vector<std::uint64_t>& into, std::size_t width,
              std::int32_t side) {
    const auto rows = static_cast<std::size_t>(side);
    if (side <= 32) return turnOne<std::uint32_t>(from.data(), 1, rows, into.data(), rows);
    for (std::size_t y = 0; y < width; ++y)
        for (std::size_t x = 0; x < width; ++x)
            turnOne<std::uint64_t>(&from[y * 64 * width + x], width, std::min<std::size_t>(64, rows - y * 64),
                                   &into[x * 64 * width + y], std::min<std::size_t>(64, rows - x * 64));
}

} // namespace delve::play
