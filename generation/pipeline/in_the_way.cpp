#include "generation/pipeline/in_the_way.h"

namespace delve::generation {
namespace {

/// The first cells of an area for which `test` holds.
template <class Test>
std::vector<Cell> firstWhere(const Draft& draft, const Rect& area, Test test) {
    std::vector<Cell> cells;
    const Rect part = area.intersected(wholeOf(draft.size()));
    for (auto y = part.y; y < part.bottom(); ++y) {
        if (y % 64 == 0 && draft.stopped()) break;
        for (auto x = part.x; x < part.right(); ++x) {
            if (!test(Cell{x, y})) continue;
            cells.push_back({x, y});
            if (cells.size() == maxCellsNamed) return cells;
        }
    }
    return cells;
}

} // namespace

std::vector<Cell> pinsIn(const Draft& draft, const Rect& area) {
    if (!draft.anyPins()) return {};
    return firstWhere(draft, area, [&](Cell cell) { return draft.pinned(cell); });
}

std::vector<Cell> pinsOf(const Draft& draft) { return pinsIn(draft, wholeOf(draft.size())); }

std::vector<Cell> thinglessIn(const Draft& draft, const Rect& area) {
    return firstWhere(draft, area, [&](Cell cell) { return !draft.takesThing(cell); });
}

std::vector<Cell> occupiedGround(const Draft& draft) {
    auto cells = firstWhere(draft, wholeOf(draft.size()),
                            [&](Cell cell) { return draft.walkable(cell) && !draft.takesThing(cell); });
    return cells.empty() ? pinsOf(draft) : cells;
}

} // namespace delve::generation
