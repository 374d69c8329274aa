#include "playtest/proof/wide_ground.h"

#include "generation/level/patience.h"

#include <cstdint>

namespace delve::play {

std::vector<bool> wideRegions(const Regions& regions, const std::function<bool()>& stopped) {
    std::vector<bool> wide(regions.count());
    std::vector<std::int64_t> neighbours(regions.count()); // of all cells
    const auto height = static_cast<std::int32_t>(regions.rowStart.size()) - 1;
    const auto isIn = [&](Cell cell, std::uint32_t region) {
        return cell.y >= 0 && cell.y < height && regions.at(cell) == region;
    };
    Patience patience(stopped);
    for (std::int32_t y = 0; y < height; ++y)
        for (const auto& run : regions.row(y))
            for (auto x = run.x; x < run.x + run.length && !wide[run.region]; ++x) {
                constexpr std::size_t cellsOfLook = 8;
                if (patience.ended(cellsOfLook)) return wide;
                const int beside = (x > run.x) + (x + 1 < run.x + run.length) + isIn({x, y - 1}, run.region) +
                                   isIn({x, y + 1}, run.region);
                neighbours[run.region] += beside;
                wide[run.region] = beside > 2;
            }
    for (std::size_t region = 0; region < wide.size(); ++region) // a ring has as many borders as cells
        wide[region] = wide[region] || neighbours[region] >= 2 * regions.regions[region].cells;
    return wide;
}

} // namespace delve::play
