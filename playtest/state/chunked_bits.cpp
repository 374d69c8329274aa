#include "playtest/state/chunked_bits.h"

#include <algorithm>
#include <bit>
#include <functional>
#include <tuple>

namespace delve::play {
namespace {

constexpr auto side = ChunkedBits::chunkSide;

/// The inverse of moving pairs of bits apart.
std::int32_t together(std::size_t bits) {
    bits &= 0x33333333u;
    bits = (bits | bits >> 2) & 0x0f0f0f0fu;
    bits = (bits | bits >> 4) & 0x00ff00ffu;
    return static_cast<std::int32_t>((bits | bits >> 8) & 0xffffu);
}

/// The bits first … last of a word, both within it.
std::uint64_t bitsBetween(std::int32_t first, std::int32_t last) {
    return (~std::uint64_t{0} >> (63 - (last - first))) << first;
}

} // namespace

void ChunkedBits::fill(const Rect& area) {
    if (area.empty()) return;
    for (auto row = area.y / side; row <= (area.bottom() - 1) / side; ++row)
        for (auto column = area.x / side; column <= (area.right() - 1) / side; ++column) {
            const Rect part = area.intersected({column * side, row * side, side, side});
            const auto bits = bitsBetween(part.x % side, (part.right() - 1) % side);
            auto& chunk = writeChunk(column, row);
            for (auto y = part.y; y < part.bottom(); ++y) chunk[static_cast<std::size_t>(y % side)] |= bits;
        }
}

std::vector<ChunkedBits::PlacedChunk> ChunkedBits::chunks() const {
    std::vector<PlacedChunk> all;
    m_chunks.forEach([&](std::size_t number, const Pair& pair) {
        for (std::int32_t i = 0; i < 2; ++i)
            all.push_back({2 * together(number) + i, together(number >> 2), &pair[static_cast<std::size_t>(i)]});
    });
    std::ranges::sort(all, {}, [](const PlacedChunk& chunk) { return std::tuple(chunk.row, chunk.column); });
    return all;
}

std::vector<Cell> ChunkedBits::cells() const {
    std::vector<Cell> on;
    const auto all = chunks();
    for (auto first = all.begin(); first != all.end();) {
        const auto last = std::find_if(first, all.end(), [&](const auto& chunk) { return chunk.row != first->row; });
        for (std::int32_t y = 0; y < side; ++y)
            for (auto chunk = first; chunk != last; ++chunk)
                for (auto word = (*chunk->bits)[static_cast<std::size_t>(y)]; word != 0; word &= word - 1)
                    on.push_back({chunk->column * side + std::countr_zero(word), chunk->row * side + y});
        first = last;
    }
    return on;
}

std::int64_t ChunkedBits::count() const {
    std::int64_t bits = 0;
    for (const auto& chunk : chunks())
        for (const auto word : *chunk.bits) bits += std::popcount(word);
    return bits;
}

Key128 ChunkedBits::key() const {
    return m_chunks.key([](std::size_t number, const Pair& pair) {
        if (pair == Pair{}) return Key128{};
        Hash128 hash;
        hash.add(number);
        for (const auto& chunk : pair)
            for (const auto word : chunk) hash.add(word);
        return hash.result();
    });
}

std::vector<Cell> differingCells(const ChunkedBits& a, const ChunkedBits& b) {
    if (a.sameAs(b)) return {};
    ChunkedBits differ;
    for (const auto& chunk : a.chunks()) differ.writeChunk(chunk.column, chunk.row) = *chunk.bits;
    for (const auto& chunk : b.chunks()) {
        auto& bits = differ.writeChunk(chunk.column, chunk.row);
        std::ranges::transform(bits, *chunk.bits, bits.begin(), std::bit_xor<>());
    }
    return differ.cells();
}

} // namespace delve::play
