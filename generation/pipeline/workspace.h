#pragma once

#include "generation/graph/paths.h"
#include "generation/graph/regions.h"
#include "generation/level/bit_grid.h"
#include "generation/level/tile.h"

#include <cstdint>
#include <iterator>
#include <vector>

namespace delve::generation {

/// For stages and for the pipeline: its contents are lost when the next one runs.
struct Scratch {
    BitGrid bits[4];
    std::vector<std::uint32_t> numbers[4];
    std::vector<std::uint8_t> bytes;
    std::vector<Cell> cells[2];
    Regions regions;
    Distances distances;
};

/// For so many cells, what a map takes matters more than how fast it is made.
inline constexpr std::int64_t cellsOfVeryLarge = 1 << 22;

/// Memory that one worker keeps from run to run, so that pages once touched stay warm. It never affects a result: every
/// part is overwritten before it is read.
struct Workspace : Scratch {
    // What the draft works on.
    std::vector<Tile> tiles;
    BitGrid taken;
    BitGrid walkable;
    BitGrid pinned;
    BitGrid noThing;

    /// Of the parts that have a number for each cell.
    [[nodiscard]] std::size_t scratchBytes() const {
        std::size_t count = distances.steps.capacity();
        for (const auto& list : numbers) count += list.capacity();
        return count * sizeof(std::uint32_t);
    }
    /// Of a very large map, frees numbers that the running stage is done with.
    void doneWith(std::vector<std::uint32_t>& list) const {
        if (std::ssize(tiles) >= cellsOfVeryLarge) list = std::vector<std::uint32_t>();
    }
    /// Frees all that the draft does not work on.
    void forgetScratch() { static_cast<Scratch&>(*this) = Scratch{}; }
};

} // namespace delve::generation
