#include "playtest/measures/lines_of_sight.h"

#include <algorithm>
#include <cstdlib>

namespace delve::play {
namespace {

bool reaches(const CellMap& map, std::size_t from, Cell way) {
    auto along = way.x < 0 ? std::ptrdiff_t{-1} : std::ptrdiff_t{1};
    auto across = way.y < 0 ? -map.down() : map.down();
    auto length = std::abs(way.x), width = std::abs(way.y);
    if (length < width) {
        std::swap(along, across);
        std::swap(length, width);
    }
    auto at = from;
    auto rest = length; // of 2 * length, at which the line moves across
    for (std::int32_t i = 1; i < length; ++i) {
        at = beside(at, along);
        rest += 2 * width;
        if (rest >= 2 * length) {
            rest -= 2 * length;
            at = beside(at, across);
        }
        if (!map.is(at, CellMap::seeThrough)) return false;
    }
    return true;
}

} // namespace

std::int64_t countInSight(const CellMap& map, Cell from, std::int32_t radius) {
    std::int64_t count = 0;
    const auto area = Rect{from.x, from.y, 1, 1}.grown(radius).intersected(wholeOf(map.size()));
    const auto index = map.indexOf(from);
    for (auto y = area.y; y < area.bottom(); ++y)
        for (auto x = area.x; x < area.right(); ++x) {
            const Cell way = Cell{x, y} - from;
            if (way.x * way.x + way.y * way.y > radius * radius) continue;
            if (!map.is(map.indexOf({x, y}), CellMap::walkable | CellMap::seeThrough)) continue;
            if (reaches(map, index, way)) ++count;
        }
    return count;
}

} // namespace delve::play
