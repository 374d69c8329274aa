#pragma once

#include "generation/level/bit_grid.h"
#include "generation/level/geometry.h"

#include <cstdint>
#include <functional>
#include <memory>
#include <optional>
#include <span>
#include <vector>

namespace delve {

/// Finds, for many cells of one map, how far the nearest goals are, each time by
/// a breadth-first search that goes no farther than it must. The map is copied
/// once, into a byte a cell, so that a query costs only the cells it looks at.
class NearestGoals {
public:
    /// `stopped`, if given, is called now and then, here and in each search; once it has returned true, all results are
    /// invalid.
    NearestGoals(const BitGrid& open, std::span<const Cell> goals, std::function<bool()> stopped = {});

    /// The sum of the steps from a cell to the `max` goals nearest to it. An unreachable goal counts `missing` steps,
    /// which must be no less than the steps to any reachable one. Nothing if the sum is more than `limit`; the search
    /// ends as soon as that is certain.
    [[nodiscard]] std::optional<std::int64_t> sumOfSteps(Cell from, std::int64_t max, std::int64_t missing,
                                                         std::int64_t limit);

private:
    static constexpr std::uint8_t waits = 1; ///< an open cell that the search has not reached
    static constexpr std::uint8_t goal = 2;

    [[nodiscard]] std::uint32_t indexOf(Cell cell) const {
        return (static_cast<std::uint32_t>(cell.y) + 1) * m_down + static_cast<std::uint32_t>(cell.x);
    }
    [[nodiscard]] bool copyOpen(const BitGrid& open);
    [[nodiscard]] std::int64_t search(std::uint32_t from, std::int64_t max, std::int64_t missing, std::int64_t limit);

    std::function<bool()> m_stopped;
    std::uint32_t m_down; ///< how far the next row is: there is a closed column between two
    std::vector<std::uint8_t> m_cells;
    std::unique_ptr<std::uint32_t[]> m_visited; ///< room for every cell; pages that are not reached are never touched
    std::size_t m_visitedCount = 0;
};

} // namespace delve
