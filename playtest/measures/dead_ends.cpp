#include "playtest/measures/dead_ends.h"

#include <optional>

namespace delve::play {
namespace {

std::optional<std::size_t> nextOf(const CellMap& map, std::size_t at, std::size_t before) {
    for (const auto side : map.sides()) {
        const auto next = beside(at, side);
        if (next != before && map.is(next, CellMap::mainRegion)) return next;
    }
    return {};
}

} // namespace

std::vector<std::size_t> deadEndFrom(const CellMap& map, std::size_t end) {
    std::vector<std::size_t> cells{end};
    for (auto before = end;;) {
        const auto at = cells.back();
        const auto next = nextOf(map, at, before);
        if (!next || countWaysOut(map, *next) > 2) return cells;
        before = at;
        cells.push_back(*next);
    }
}

} // namespace delve::play
