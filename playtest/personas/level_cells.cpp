#include "playtest/personas/level_cells.h"

#include <algorithm>

namespace delve::play {
namespace {

/// The bits of a row beyond the width of a map are off.
std::uint64_t insideOf(Size size, std::size_t column) {
    const auto left = size.width - static_cast<std::int32_t>(column) * ChunkedBits::chunkSide;
    return left >= ChunkedBits::chunkSide ? ~std::uint64_t{0} : (std::uint64_t{1} << left) - 1;
}

void addBits(const ChunkedBits& bits, BitGrid& into) {
    const Size size = into.size();
    for (const auto& chunk : bits.chunks()) {
        const auto column = static_cast<std::size_t>(chunk.column);
        if (column >= into.wordsPerRow()) continue; // chunks come in pairs, and the second may lie beyond the map
        const auto first = chunk.row * ChunkedBits::chunkSide;
        const auto rows = std::min(ChunkedBits::chunkSide, size.height - first);
        for (std::int32_t y = 0; y < rows; ++y)
            into.row(first + y)[column] |= (*chunk.bits)[static_cast<std::size_t>(y)] & insideOf(size, column);
    }
}

} // namespace

void LevelCells::addSeen(const PreparedWorld& world, const LevelStates& levels) {
    levels.forEach([&](std::uint32_t level, const LevelState& state) {
        if (!state.seen.empty()) addBits(state.seen, writeLevel(level, world.level(level).size()));
    });
}

void LevelCells::add(const LevelCells& other) {
    for (const auto& [level, cells] : other.m_levels) writeLevel(level, cells.size()).add(cells);
}

} // namespace delve::play
