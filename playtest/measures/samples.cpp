#include "playtest/measures/samples.h"

#include <algorithm>
#include <utility>

namespace delve::play {

std::vector<Cell> sampleOf(const CellMap& map, std::size_t most) {
    std::vector<std::pair<std::uint64_t, Cell>> chosen; // a heap with the highest hash on top
    map.forEach(CellMap::mainRegion, [&](std::size_t index) {
        const std::pair next{hashOf(map.cellAt(index)), map.cellAt(index)};
        if (chosen.size() == most) {
            if (next >= chosen.front()) return;
            std::ranges::pop_heap(chosen);
            chosen.pop_back();
        }
        chosen.push_back(next);
        std::ranges::push_heap(chosen);
    });
    std::vector<Cell> cells;
    for (const auto& [hash, cell] : chosen) cells.push_back(cell);
    std::ranges::sort(cells);
    return cells;
}

} // namespace delve::play
