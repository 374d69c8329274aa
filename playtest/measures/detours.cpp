#include "playtest/measures/detours.h"

#include <algorithm>
#include <array>

namespace delve::play {
namespace {

/// Calls visit(index, index) for the two cells of each thin wall.
template <class Visit>
void forEachThinWall(const CellMap& map, Visit visit) {
    map.forEach(CellMap::mainRegion, [&](std::size_t index) {
        for (const auto side : std::array<std::ptrdiff_t, 2>{1, map.down()}) {
            if (map.is(beside(index, side), CellMap::walkable | CellMap::seeThrough)) continue;
            if (map.is(beside(index, 2 * side), CellMap::mainRegion)) visit(index, beside(index, 2 * side));
        }
    });
}

struct Bounded {
    ThinWall wall;
    std::uint32_t most; ///< no walk around it takes more steps
};

} // namespace

std::int64_t countThinWalls(const CellMap& map) {
    std::int64_t count = 0;
    forEachThinWall(map, [&](std::size_t, std::size_t) { ++count; });
    return count;
}

std::vector<ThinWall> findThinWalls(const CellMap& map, const RegionGraph& region) {
    std::vector<ThinWall> walls;
    forEachThinWall(map, [&](std::size_t a, std::size_t b) {
        walls.emplace_back(region.at(map.cellAt(a)), region.at(map.cellAt(b)));
    });
    return walls;
}

/// A search from one cell says of each wall how long the walk around it is at least, and at most: over that cell.
/// Searches from the wall that may have the longest, until none may have a longer one than was found.
std::int64_t worstDetour(const RegionGraph& region, const std::vector<ThinWall>& walls,
                         const std::function<bool()>& stopped) {
    std::vector<Bounded> left;
    for (const auto& wall : walls) left.push_back({wall, 0xffffffff});
    std::uint32_t worst = 0;
    std::vector<std::uint32_t> steps;
    std::vector<RegionGraph::Number> queue;
    while (!left.empty()) {
        if (stopped()) return 0;
        const auto from = std::ranges::max_element(left, {}, &Bounded::most)->wall.first;
        region.findSteps(from, steps, queue);
        for (auto& [wall, most] : left) {
            const auto [one, other] = std::minmax(steps[wall.first], steps[wall.second]);
            worst = std::max(worst, other - one);
            most = std::min(most, one + other);
        }
        std::erase_if(left, [&](const Bounded& wall) { return wall.most <= worst; });
    }
    return worst;
}

} // namespace delve::play
