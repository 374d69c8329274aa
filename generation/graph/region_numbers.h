#pragma once

#include "generation/level/bit_grid.h"
#include "generation/level/bit_runs.h"

#include <cstddef>
#include <cstdint>
#include <functional>
#include <vector>

namespace delve {

/// The regions of regions.h, with the same numbers, in little memory: for each run of open cells the number of its
/// region, and where the runs are from the open cells themselves. For large maps that are read row by row.
class RegionNumbers {
public:
    RegionNumbers() = default;
    /// Has no cell once `stopped`, called every 64 rows, returned true.
    explicit RegionNumbers(BitGrid open, const std::function<bool()>& stopped = {});

    [[nodiscard]] Size size() const { return m_open.size(); }
    [[nodiscard]] std::uint32_t count() const { return m_count; }

    struct Run {
        std::int32_t from = 0;
        std::int32_t to = 0; ///< the first cell behind it
        std::uint32_t region = 0;
        bool isFirst = false; ///< begins with the region's lowest cell
    };
    /// Calls visit(run) for each run of a row, from left to right.
    template <class Visit>
    void forEachRun(std::int32_t y, Visit visit) const {
        auto next = m_rows[static_cast<std::size_t>(y)].firstRun;
        auto known = m_rows[static_cast<std::size_t>(y)].regionsAbove;
        delve::forEachRun(m_open.row(y), m_open.size().width, [&](std::int32_t from, std::int32_t to) {
            const auto region = m_regions[next++];
            visit(Run{from, to, region, region == known});
            if (region == known) ++known;
        });
    }

    /// The cells of the region that has the most; of equals of the lowest numbered.
    [[nodiscard]] BitGrid largest() const;

    /// The memory that they take.
    [[nodiscard]] static std::int64_t bytes(const BitGrid& open);

private:
    struct Row {
        std::uint32_t firstRun = 0;
        std::uint32_t regionsAbove = 0; ///< how many begin in the rows above
    };
    [[nodiscard]] std::uint32_t rootOf(std::uint32_t run);
    void join(std::uint32_t a, std::uint32_t b);
    void numberRuns();

    BitGrid m_open;
    std::vector<Row> m_rows;
    std::vector<std::uint32_t> m_regions; ///< by run, row by row; while they are found, a lower run of the region
    std::uint32_t m_count = 0;
};

} // namespace delve
