#pragma once

#include "playtest/measures/region_graph.h"

#include <cstddef>
#include <cstdint>
#include <vector>

namespace delve::play {

/// A number for a cell that looks random, the same on every machine: the finalizer of SplitMix64 over row and column.
[[nodiscard]] constexpr std::uint64_t hashOf(Cell cell) {
    auto hash = static_cast<std::uint64_t>(cell.y) << 32 | static_cast<std::uint64_t>(cell.x);
    hash += 0x9e3779b97f4a7c15u;
    hash = (hash ^ hash >> 30) * 0xbf58476d1ce4e5b9u;
    hash = (hash ^ hash >> 27) * 0x94d049bb133111ebu;
    return hash ^ hash >> 31;
}

/// The cells of the map with the lowest hashes among those of the main region, at most so many, in reading order.
[[nodiscard]] std::vector<Cell> sampleOf(const CellMap& map, std::size_t most);

} // namespace delve::play
