#pragma once

#include "generation/level/bit_grid.h"
#include "generation/level/geometry.h"

#include <cstdint>
#include <functional>
#include <span>
#include <vector>

/// Connected regions of the cells that are set, neighbours N, E, S, W.
namespace delve {

/// Regions as runs of rows. Numbered by their lowest cell, so that the numbering never depends on how they were found.
struct Regions {
    struct RowRun {
        std::int32_t x = 0;
        std::int32_t length = 0;
        std::uint32_t region = 0;
    };
    struct Region {
        Cell first; ///< the lowest of its cells
        std::int64_t cells = 0;
    };

    std::vector<RowRun> runs;            ///< row by row, left to right
    std::vector<std::uint32_t> rowStart; ///< index of a row's first run; one more entry than rows
    std::vector<Region> regions;

    static constexpr std::uint32_t none = 0xffffffff;
    [[nodiscard]] std::size_t count() const { return regions.size(); }
    /// The region of a cell, or none.
    [[nodiscard]] std::uint32_t at(Cell cell) const;
    [[nodiscard]] std::span<const RowRun> row(std::int32_t y) const {
        return std::span(runs).subspan(rowStart[static_cast<std::size_t>(y)],
                                       rowStart[static_cast<std::size_t>(y) + 1] -
                                           rowStart[static_cast<std::size_t>(y)]);
    }
    /// The region with the most cells; of equals the lowest numbered. None if there is no region.
    [[nodiscard]] std::uint32_t largest() const;
};

/// By runs and disjoint sets: our own kernel, which a test compares with regionsByBoost. Reuses `into`'s memory. False
/// if `stopped`, called every 64 rows, returned true; `into` then has no region, and each of its rows no run.
bool findRegions(const BitGrid& open, Regions& into, const std::function<bool()>& stopped = {});
[[nodiscard]] Regions findRegions(const BitGrid& open);

/// The plain form: Boost.Graph's connected_components over an implicit graph of the cells. The oracle of the tests.
[[nodiscard]] Regions regionsByBoost(const BitGrid& open);

} // namespace delve
